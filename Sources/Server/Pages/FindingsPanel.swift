import Diagnostics
import Files

/// What is wrong with the site's files, as a panel over every page: each finding with its place and the lines around it.
struct FindingsPanel {
  /// How many findings are shown at most.
  private static let limit = 20
  /// How many lines before and after the place are shown, and how many characters of each.
  private static let (context, width) = (2, 200)

  private let diagnostics: [Diagnostic]
  /// The lines of a file of the site; nil if it cannot be read.
  private let lines: (String) -> [String]?

  init(_ diagnostics: [Diagnostic], lines: @escaping (String) -> [String]?) {
    self.diagnostics = diagnostics
    self.lines = lines
  }

  /// Empty if there are no errors: warnings are for `vitrine check`, and stay out of the way of the page.
  var html: String {
    let errors = Set(diagnostics.filter { $0.severity == .error }).sorted()
    guard !errors.isEmpty else { return "" }
    let items = errors.prefix(Self.limit).map(item).joined()
    let more = errors.count > Self.limit ? "<p>… and \(errors.count - Self.limit) more</p>\n" : ""
    return """
      <section id="vitrine-findings" role="alert" aria-label="Findings">
      <h2>\(errors.count == 1 ? "1 error" : "\(errors.count) errors")</h2>
      <p>Pages of files in error show what was there before.</p>
      <ol>
      \(items)</ol>
      \(more)</section>

      """
  }

  private func item(_ finding: Diagnostic) -> String {
    let place = "\(finding.file):\(finding.range.start.line):\(finding.range.start.column)"
    return """
      <li>
      <p><code>\(place.html)</code> <strong>\(finding.severity.rawValue)</strong>: \(finding.message.html) \
      <small>[\(finding.id.rawValue.html)]</small></p>
      \(excerpt(of: finding))</li>

      """
  }

  /// The lines around the place of a finding, its own marked.
  private func excerpt(of finding: Diagnostic) -> String {
    guard let lines = lines(finding.file), lines.indices.contains(finding.range.start.line - 1) else { return "" }
    let marked = finding.range.start.line - 1
    let shown = max(0, marked - Self.context)...min(lines.count - 1, marked + Self.context)
    let text = shown.map { number in
      let line = "\(number + 1)  \(lines[number].prefix(Self.width))".html
      return number == marked ? "<mark>\(line)</mark>" : line
    }.joined(separator: "\n")
    return "<pre>\(text)</pre>\n"
  }
}
