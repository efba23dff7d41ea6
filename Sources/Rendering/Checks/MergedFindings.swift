import Diagnostics
import Templates

/// What is wrong in templates that several pages are made with, each once.
struct MergedFindings {
  private var found: [Key: Found] = [:]
  /// The pages that are made with each template.
  private var pages: [String: Set<String>] = [:]

  private struct Key: Hashable {
    let id: DiagnosticID
    let file: String
    let range: SourceRange
    let rule: String
  }

  private struct Found {
    var suggestion: String?
    var fix: Fix?
    var pages: [String] = []
  }

  /// - Parameters:
  ///   - page: the pages that the findings are about, for people.
  ///   - files: the paths of the templates that they are made with.
  mutating func add(_ findings: [TemplateFinding], from page: String, madeWith files: Set<String>) {
    for file in files { pages[file, default: []].insert(page) }
    for finding in findings {
      let key = Key(id: finding.id, file: finding.file, range: finding.range, rule: finding.rule)
      var entry = found[key] ?? Found()
      if entry.suggestion == nil { (entry.suggestion, entry.fix) = (finding.suggestion, finding.fix) }
      if !entry.pages.contains(page) { entry.pages.append(page) }
      found[key] = entry
    }
  }

  /// In the order of files and places.
  var diagnostics: [Diagnostic] {
    found.map { key, entry in
      let suggestion = entry.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      var diagnostic = Diagnostic.error(
        key.id, in: key.file, at: key.range, key.rule + place(of: key, entry) + suggestion)
      diagnostic.fix = entry.fix
      return diagnostic
    }.sorted()
  }

  /// ` on the pages of 'books'`, where other pages are made with the same template and have the name.
  private func place(of key: Key, _ entry: Found) -> String {
    guard key.id == .templateName, entry.pages.count < pages[key.file]?.count ?? 0 else { return "" }
    let rest = entry.pages.count > 3 ? " and \(entry.pages.count - 3) more" : ""
    return " on \(entry.pages.prefix(3).joined(separator: ", "))\(rest)"
  }
}
