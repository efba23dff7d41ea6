import Diagnostics

/// What a compilation found, each once, however often the place was met.
struct TemplateFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  mutating func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
