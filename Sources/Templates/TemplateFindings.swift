/// The findings of a compilation, each once, however often its place was processed; of a built-in template that does not fit, one is kept.
struct TemplateFindings {
  private(set) var all: [TemplateFinding] = []
  private var seen: Set<TemplateFinding> = []

  mutating func add(_ finding: TemplateFinding) {
    let isSaid = finding.isAboutUse && all.contains { $0.location == finding.location && $0.file == finding.file }
    if !isSaid, seen.insert(finding).inserted { all.append(finding) }
  }
}
