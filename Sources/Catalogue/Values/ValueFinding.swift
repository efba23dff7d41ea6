package import Diagnostics

/// What is wrong with one value, before it is known where it stands.
package struct ValueFinding: Error {
  package let severity: Diagnostic.Severity
  package let id: DiagnosticID
  package let message: String
  /// Where in the value the finding is; nil if it is about the whole value.
  package var location: SourceLocation?

  /// A finding without which the value could not be used.
  package static func error(_ id: DiagnosticID, _ message: String) -> ValueFinding {
    ValueFinding(severity: .error, id: id, message: message)
  }

  /// A finding about a value that can be used all the same.
  package static func warning(_ id: DiagnosticID, _ message: String) -> ValueFinding {
    ValueFinding(severity: .warning, id: id, message: message)
  }
}
