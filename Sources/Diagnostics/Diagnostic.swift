private import Characters

/// One thing that is wrong, or looks wrong, in a file that a person wrote.
package struct Diagnostic: Error, Hashable {
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  package let severity: Severity
  /// The kind of finding, by a name that stays and that the manual explains.
  package let id: DiagnosticID
  /// The path of the file from the site's folder.
  package let file: String
  package let location: SourceLocation
  /// What the rule is and, where it is known, what to do: one line, without a full stop.
  package let message: String

  package init(
    _ severity: Severity, _ id: DiagnosticID, in file: String, at location: SourceLocation, _ message: String
  ) {
    self.severity = severity
    self.id = id
    self.file = file
    self.location = location
    self.message = message
  }

  package static func error(
    _ id: DiagnosticID, in file: String, at location: SourceLocation, _ message: String
  ) -> Diagnostic {
    Diagnostic(.error, id, in: file, at: location, message)
  }

  package static func warning(
    _ id: DiagnosticID, in file: String, at location: SourceLocation, _ message: String
  ) -> Diagnostic {
    Diagnostic(.warning, id, in: file, at: location, message)
  }
}

extension Diagnostic {
  /// Texts are compared by their bytes: two files whose names differ only in how Unicode writes them are two.
  package static func == (one: Diagnostic, other: Diagnostic) -> Bool {
    one.location == other.location && one.id == other.id && one.severity == other.severity
      && one.file.utf8.elementsEqual(other.file.utf8) && one.message.utf8.elementsEqual(other.message.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(id)
    for byte in file.utf8 { hasher.combine(byte) }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The form that compilers use: `content/cars/a.md:4:7: error: year must be 1908 or later [value-range]`.
  ///
  /// It is one line, whatever stands in the content.
  package var description: String {
    printable("\(file):\(location.line):\(location.column): \(severity.rawValue): \(message) [\(id.rawValue)]")
  }
}

extension Diagnostic: Comparable {
  /// By file, then by place, then by identifier and message, so that a run always reports in one order.
  package static func < (one: Diagnostic, other: Diagnostic) -> Bool {
    if one.file != other.file { return one.file.utf8.lexicographicallyPrecedes(other.file.utf8) }
    if one.location != other.location { return one.location < other.location }
    if one.id != other.id { return one.id.rawValue < other.id.rawValue }
    return one.message < other.message
  }
}
