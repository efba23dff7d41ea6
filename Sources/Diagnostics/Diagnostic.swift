private import Characters

/// Something that is wrong, or looks wrong, in a file that a person wrote.
package struct Diagnostic: Error {
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  package var severity: Severity
  /// The kind of finding, by a stable name that the manual explains.
  package let id: DiagnosticID
  /// The path of the file, relative to the site's folder.
  package let file: String
  /// What the finding is about; empty where only its start is known.
  package let range: SourceRange
  /// The rule and, where it is known, what to do: one line, without a full stop. The middle of a very long value is left out.
  package var message: String
  /// Other places that explain the finding.
  package var notes: [Note] = []
  /// A change to the file after which the finding is gone.
  package var fix: Fix?

  /// Another place that explains a finding: "first defined here".
  package struct Note: Sendable {
    package let file: String
    package let range: SourceRange
    package let message: String

    package init(in file: String, at range: SourceRange, _ message: String) {
      self.file = file
      self.range = range
      self.message = message
    }
  }

  package init(_ severity: Severity, _ id: DiagnosticID, in file: String, at range: SourceRange, _ message: String) {
    self.severity = severity
    self.id = id
    self.file = file
    self.range = range
    self.message = readable(message)
  }

  package init(
    _ severity: Severity, _ id: DiagnosticID, in file: String, at location: SourceLocation, _ message: String
  ) {
    self.init(severity, id, in: file, at: SourceRange(at: location), message)
  }

  /// Where the finding begins.
  package var location: SourceLocation { range.start }
}

extension Diagnostic {
  package static func error(
    _ id: DiagnosticID, in file: String, at range: SourceRange, _ message: String
  ) -> Diagnostic {
    Diagnostic(.error, id, in: file, at: range, message)
  }

  package static func error(
    _ id: DiagnosticID, in file: String, at location: SourceLocation, _ message: String
  ) -> Diagnostic {
    Diagnostic(.error, id, in: file, at: location, message)
  }

  package static func warning(
    _ id: DiagnosticID, in file: String, at range: SourceRange, _ message: String
  ) -> Diagnostic {
    Diagnostic(.warning, id, in: file, at: range, message)
  }

  package static func warning(
    _ id: DiagnosticID, in file: String, at location: SourceLocation, _ message: String
  ) -> Diagnostic {
    Diagnostic(.warning, id, in: file, at: location, message)
  }

  /// The finding with a note about another place.
  package func noting(_ message: String, in file: String? = nil, at range: SourceRange) -> Diagnostic {
    var diagnostic = self
    diagnostic.notes.append(Note(in: file ?? self.file, at: range, message))
    return diagnostic
  }

  /// The finding with another severity.
  package func with(_ severity: Severity) -> Diagnostic {
    var diagnostic = self
    diagnostic.severity = severity
    return diagnostic
  }
}

extension Diagnostic: Hashable {
  /// Two findings are the same if they say the same about the same place, whatever notes and fix they carry. Texts are compared by
  /// their bytes: two files whose names differ only in how Unicode writes them are two.
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
  /// The form that compilers use, on one line: `content/cars/a.md:4:7: error: year must be 1908 or later [value-range]`.
  package var description: String {
    printable("\(file):\(location.line):\(location.column): \(severity.rawValue): \(message) [\(id.rawValue)]")
  }
}

extension Diagnostic: Comparable {
  /// Orders findings by file, place, identifier and message, so that a run always reports them in one order.
  package static func < (one: Diagnostic, other: Diagnostic) -> Bool {
    // Names that differ only in their normal forms are of two files.
    if !one.file.utf8.elementsEqual(other.file.utf8) { return one.file.utf8.lexicographicallyPrecedes(other.file.utf8) }
    if one.location != other.location { return one.location < other.location }
    if one.id != other.id { return one.id.rawValue < other.id.rawValue }
    return one.message.utf8.lexicographicallyPrecedes(other.message.utf8)
  }
}
