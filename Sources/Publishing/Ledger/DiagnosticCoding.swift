import Diagnostics

extension ByteWriter {
  mutating func diagnostic(_ diagnostic: Diagnostic) {
    flag(diagnostic.severity == .error)
    text(diagnostic.id.rawValue)
    text(diagnostic.file)
    number(diagnostic.location.line)
    number(diagnostic.location.column)
    text(diagnostic.message)
  }
}

extension ByteReader {
  mutating func diagnostic() -> Diagnostic {
    let severity: Diagnostic.Severity = flag() ? .error : .warning
    let id = DiagnosticID(rawValue: text())
    if id == nil { fail() }
    let file = text()
    let location = SourceLocation(line: number(), column: number())
    return Diagnostic(severity, id ?? .fileUnreadable, in: file, at: location, text())
  }
}
