package import BuildCache
package import Diagnostics

extension ByteWriter {
  package mutating func diagnostic(_ diagnostic: Diagnostic) {
    flag(diagnostic.severity == .error)
    text(diagnostic.id.rawValue)
    text(diagnostic.file)
    location(diagnostic.location)
    text(diagnostic.message)
  }

  mutating func location(_ location: SourceLocation) {
    number(location.line)
    number(location.column)
  }
}

extension ByteReader {
  package mutating func diagnostic() -> Diagnostic {
    let severity: Diagnostic.Severity = flag() ? .error : .warning
    let id = DiagnosticID(rawValue: text())
    if id == nil { fail() }
    let file = text()
    let location = location()
    return Diagnostic(severity, id ?? .fileUnreadable, in: file, at: location, text())
  }

  mutating func location() -> SourceLocation {
    let line = number()
    return SourceLocation(line: line, column: number())
  }
}
