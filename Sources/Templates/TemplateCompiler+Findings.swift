import Diagnostics

// Findings about tags, and their places.
extension TemplateCompiler {
  /// How many unknown names are compared with the known ones: more than these are not slips.
  private static let suggestionLimit = 50

  func range(of node: TemplateNode) -> SourceRange {
    switch node {
    case .text(let range, _): SourceRange(at: template.file.location(ofByte: range.lowerBound))
    case .value(let name, _, _), .section(let name, _, _): name.range
    case .partial(let partial), .parent(let partial, _): partial.range
    case .block(let block): SourceRange(at: block.location)
    }
  }

  func overrun(_ range: SourceRange, _ message: String) -> Overrun {
    Overrun(finding: finding(.templateDepth, at: range, message))
  }

  /// A finding about a tag; of a built-in template it is reported where the site uses that.
  func finding(_ id: DiagnosticID, at range: SourceRange, _ rule: String) -> TemplateFinding {
    guard template.isBuiltIn else {
      return TemplateFinding(id: id, file: template.file.path, range: range, rule: rule)
    }
    guard let use else {
      return TemplateFinding(
        id: id, file: template.file.path, range: range, rule: "in the built-in template: \(rule)")
    }
    return TemplateFinding(
      id: id, file: use.file.path, range: use.range,
      rule: id == .templateDepth ? rule : "the built-in template '\(use.name)' does not fit here: \(rule)",
      isAboutUse: true)
  }

  /// Reports that no value around a tag has a part of its name.
  mutating func report(_ name: TemplateName, _ part: Int, among names: () -> [String]) {
    let whole = name.parts.count > 1 ? " in '\(name.text)'" : ""
    var finding = finding(.templateName, at: name.range, "nothing here is called '\(name.parts[part])'\(whole)")
    unknownNames += 1
    if unknownNames <= Self.suggestionLimit, !template.isBuiltIn,
      let meant = suggestion(for: name.parts[part], among: names())
    {
      var parts = name.parts
      parts[part] = meant
      finding.suggestion = meant
      finding.fix = fix(name.text, at: name.nameLocation, to: parts.joined(separator: "."))
    }
    findings.add(finding)
  }

  /// A fix that writes another name into a tag; nil for a tag of several lines.
  func fix(_ name: String, at location: SourceLocation?, to meant: String) -> Fix? {
    guard let location else { return nil }
    let end = SourceLocation(line: location.line, column: location.column + name.unicodeScalars.count)
    return Fix(
      SourceRange(location, end), from: name, to: meant, isCertain: name.lowercased() == meant.lowercased())
  }
}
