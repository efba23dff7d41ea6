package import BuildCache
package import Diagnostics

extension ByteWriter {
  package mutating func diagnostic(_ diagnostic: Diagnostic) {
    flag(diagnostic.severity == .error)
    text(diagnostic.id.rawValue)
    text(diagnostic.file)
    range(diagnostic.range)
    text(diagnostic.message)
    list(diagnostic.notes) { writer, note in
      writer.text(note.file)
      writer.range(note.range)
      writer.text(note.message)
    }
    flag(diagnostic.fix != nil)
    if let fix = diagnostic.fix {
      range(fix.range)
      text(fix.original)
      text(fix.replacement)
      flag(fix.isCertain)
    }
  }

  mutating func location(_ location: SourceLocation) {
    number(location.line)
    number(location.column)
  }

  private mutating func range(_ range: SourceRange) {
    location(range.start)
    location(range.end)
  }
}

extension ByteReader {
  package mutating func diagnostic() -> Diagnostic {
    let severity: Diagnostic.Severity = flag() ? .error : .warning
    let id = DiagnosticID(rawValue: text())
    if id == nil { fail() }
    let file = text()
    let range = range()
    var diagnostic = Diagnostic(severity, id ?? .fileUnreadable, in: file, at: range, text())
    diagnostic.notes = list { reader in
      let file = reader.text()
      let range = reader.range()
      return Diagnostic.Note(in: file, at: range, reader.text())
    }
    if flag() {
      let range = self.range()
      let original = text()
      let replacement = text()
      diagnostic.fix = Fix(range, from: original, to: replacement, isCertain: flag())
    }
    return diagnostic
  }

  mutating func location() -> SourceLocation {
    let line = number()
    return SourceLocation(line: line, column: number())
  }

  private mutating func range() -> SourceRange {
    let start = location()
    return SourceRange(start, location())
  }
}
