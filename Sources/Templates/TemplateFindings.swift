/// What a compilation found, each once, however often the place was met; of a built-in template that does not fit, one thing says it.
struct TemplateFindings {
  private(set) var all: [TemplateFinding] = []
  private var seen: Set<TemplateFinding> = []

  mutating func add(_ finding: TemplateFinding) {
    let isSaid = finding.isAboutUse && all.contains { $0.location == finding.location && $0.file == finding.file }
    if !isSaid, seen.insert(finding).inserted { all.append(finding) }
  }
}
