import Catalogue
private import Characters
package import Diagnostics

/// Something that is wrong with an edit, or should be known about it.
package struct EditFinding: Sendable, Hashable {
  package let severity: Diagnostic.Severity
  /// The kind of finding, where the manual explains it.
  package let id: DiagnosticID?
  /// The file that the edit is about; nil of one that is to be made.
  package let path: String?
  /// The place in the file, if the finding is about what it holds already.
  package var location: SourceLocation?
  /// The field that the edit is about.
  package let key: String?
  package let message: String
  /// What a command can do about it besides, for the end of its message.
  package var commandHint: String?
  /// The rule that a value breaks: the message without the value.
  private let rule: String

  package init(
    _ severity: Diagnostic.Severity, _ id: DiagnosticID? = nil, path: String?, key: String? = nil, _ message: String
  ) {
    self.severity = severity
    self.id = id
    self.path = path
    self.key = key
    self.message = readable(message)
    rule = self.message
  }

  /// An error in a value that somebody gives: `year must be 1908 or later, not '1899'`.
  ///
  /// - Parameter finding: an error.
  init(_ finding: ValueFinding, in value: String, path: String?, key: String) {
    severity = .error
    id = finding.id
    self.path = path
    self.key = key
    rule = readable(finding.message)
    message = readable("\(finding.rule), not '\(value)'\(finding.hint.map { "; \($0)" } ?? "")")
  }

  /// Whether this says what is found when the whole item is read.
  func says(_ diagnostic: Diagnostic) -> Bool { id == diagnostic.id && rule == diagnostic.message }

  /// A finding in a file.
  init(_ diagnostic: Diagnostic) {
    self.init(diagnostic.severity, diagnostic.id, path: diagnostic.file, diagnostic.message)
    location = diagnostic.location
  }
}

extension EditFinding: CustomStringConvertible {
  /// `content/cars/a.md: error: year must be 1908 or later [value-range]`.
  package var description: String {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    let subject = path.map { "\($0)\(place): " } ?? ""
    return "\(subject)\(severity.rawValue): \(message)\(commandHint ?? "")\(id.map { " [\($0.rawValue)]" } ?? "")"
  }
}
