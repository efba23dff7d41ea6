import Diagnostics

// What is said of tags, and where.
extension TemplateCompiler {
  func location(of node: TemplateNode) -> SourceLocation {
    switch node {
    case .text(let range, _): template.file.location(ofByte: range.lowerBound)
    case .value(let name, _, _), .section(let name, _, _): name.location
    case .partial(let partial), .parent(let partial, _): partial.location
    case .block(let block): block.location
    }
  }

  func overrun(_ location: SourceLocation, _ message: String) -> Overrun {
    Overrun(finding: finding(.templateDepth, at: location, message))
  }

  /// A finding about a tag; of a built-in template it is reported where the site uses that.
  func finding(
    _ id: DiagnosticID, at location: SourceLocation, _ rule: String, suggestion: String? = nil
  ) -> TemplateFinding {
    guard template.isBuiltIn else {
      return TemplateFinding(id: id, file: template.file.path, location: location, rule: rule, suggestion: suggestion)
    }
    guard let use else {
      return TemplateFinding(
        id: id, file: template.file.path, location: location, rule: "in the built-in template: \(rule)", suggestion: nil
      )
    }
    return TemplateFinding(
      id: id, file: use.file.path, location: use.location,
      rule: id == .templateDepth ? rule : "the built-in template '\(use.name)' does not fit here: \(rule)",
      suggestion: nil, isAboutUse: true)
  }

  /// That no value around a tag has a part of its name.
  mutating func report(_ name: TemplateName, _ part: String, among names: [String]) {
    let whole = name.parts.count > 1 ? " in '\(name.text)'" : ""
    findings.add(
      finding(
        .templateName, at: name.location, "nothing here is called '\(part)'\(whole)",
        suggestion: suggestion(for: part, among: names)))
  }
}
