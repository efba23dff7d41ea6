package import Diagnostics
package import FrontMatter

/// What is wrong with one value, regardless of where it is.
package struct ValueFinding: Error {
  package let severity: Diagnostic.Severity
  package let id: DiagnosticID
  /// The rule that the value breaks: `year must be 1908 or later`.
  package let rule: String
  /// What else helps to mend it.
  package var hint: String?
  /// The part of the value that the finding is about; nil if it is about the whole value.
  package var part: Node?
  /// What the author most likely meant in place of the value.
  package var meant: String?
  /// Whether that is beyond doubt.
  package var isCertain = false

  package var message: String { rule + (hint.map { "; \($0)" } ?? "") }

  /// A finding that makes the value unusable.
  package static func error(_ id: DiagnosticID, _ rule: String, hint: String? = nil) -> ValueFinding {
    ValueFinding(severity: .error, id: id, rule: rule, hint: hint)
  }

  /// A finding about a value that can be used nevertheless.
  package static func warning(_ id: DiagnosticID, _ message: String) -> ValueFinding {
    ValueFinding(severity: .warning, id: id, rule: message)
  }

  /// The finding with what the author most likely meant.
  func suggesting(_ text: String?, isCertain: Bool) -> ValueFinding {
    var finding = self
    (finding.meant, finding.isCertain) = (text, isCertain)
    return finding
  }

  /// The finding with its place in a file, and a fix where the meaning is known.
  func diagnostic(of node: Node, in file: SourceFile) -> Diagnostic {
    var diagnostic = Diagnostic(severity, id, in: file.path, at: file.range(of: part ?? node), message)
    if let meant { diagnostic.fix = file.fix(part ?? node, to: meant, isCertain: isCertain) }
    return diagnostic
  }
}
