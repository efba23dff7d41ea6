import Catalogue
import Diagnostics

/// Writes findings as the JSON that `vitrine check --format json` prints.
enum DiagnosticJSON {
  static func bytes(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var json = JSONText()
    json.raw("[")
    for (position, diagnostic) in diagnostics.enumerated() {
      json.raw(position == 0 ? "\n  {" : ",\n  {")
      json.member("file", diagnostic.file)
      add(diagnostic.range, to: &json)
      for (key, text) in [
        ("severity", diagnostic.severity.rawValue), ("id", diagnostic.id.rawValue), ("message", diagnostic.message),
      ] {
        json.raw(", ")
        json.member(key, text)
      }
      add(diagnostic.notes, to: &json)
      if let fix = diagnostic.fix { add(fix, to: &json) }
      json.raw("}")
    }
    json.raw(diagnostics.isEmpty ? "]\n" : "\n]\n")
    return json.bytes
  }

  /// The start of a range, and its end where that is known.
  private static func add(_ range: SourceRange, to json: inout JSONText) {
    add([("line", range.start.line), ("column", range.start.column)], to: &json)
    if !range.isEmpty { add([("endLine", range.end.line), ("endColumn", range.end.column)], to: &json) }
  }

  private static func add(_ numbers: [(key: String, number: Int)], to json: inout JSONText) {
    for (key, number) in numbers {
      json.raw(", ")
      json.key(key)
      json.number(String(number))
    }
  }

  private static func add(_ notes: [Diagnostic.Note], to json: inout JSONText) {
    guard !notes.isEmpty else { return }
    json.raw(", \"notes\": [")
    for (position, note) in notes.enumerated() {
      json.raw(position == 0 ? "{" : ", {")
      json.member("file", note.file)
      add(note.range, to: &json)
      json.raw(", ")
      json.member("message", note.message)
      json.raw("}")
    }
    json.raw("]")
  }

  /// The end of a fix is always given: an empty range is a place to insert at.
  private static func add(_ fix: Fix, to json: inout JSONText) {
    json.raw(", \"fix\": {\"line\": ")
    json.number(String(fix.range.start.line))
    add(
      [
        ("column", fix.range.start.column), ("endLine", fix.range.end.line), ("endColumn", fix.range.end.column),
      ], to: &json)
    json.raw(", ")
    json.member("text", fix.replacement)
    json.raw(fix.isCertain ? ", \"certain\": true}" : ", \"certain\": false}")
  }
}
