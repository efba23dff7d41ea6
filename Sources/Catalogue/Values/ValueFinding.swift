package import Diagnostics

/// What is wrong with one value, before it is known where it stands.
package struct ValueFinding: Error {
  package let severity: Diagnostic.Severity
  package let id: DiagnosticID
  package let message: String

  static func error(_ id: DiagnosticID, _ message: String) -> ValueFinding {
    ValueFinding(severity: .error, id: id, message: message)
  }

  static func warning(_ id: DiagnosticID, _ message: String) -> ValueFinding {
    ValueFinding(severity: .warning, id: id, message: message)
  }
}
