import Catalogue
import Characters
import Diagnostics
import Rendering

/// Writes findings as SARIF 2.1.0 (OASIS), which code hosts and editors show beside the lines they are about.
struct SARIFLog {
  private let diagnostics: [Diagnostic]
  private var json = JSONText()

  /// The log of a run.
  static func bytes(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var log = SARIFLog(diagnostics: diagnostics)
    log.write()
    return log.json.bytes
  }

  private init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  private mutating func write() {
    json.raw("{\n\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n\"version\": \"2.1.0\",\n")
    json.raw("\"runs\": [{\n\"columnKind\": \"unicodeCodePoints\",\n")
    json.raw("\"tool\": {\"driver\": {\"name\": \"Vitrine\", ")
    json.member("semanticVersion", Vitrine.version)
    json.raw(", \"rules\": [")
    list(DiagnosticID.allCases) { log, id in log.addRule(id) }
    json.raw("]}},\n\"results\": [")
    list(diagnostics) { log, diagnostic in log.addResult(diagnostic) }
    json.raw("]\n}]\n}\n")
  }
}

extension SARIFLog {
  private mutating func addRule(_ id: DiagnosticID) {
    json.raw("{")
    json.member("id", id.rawValue)
    json.raw(", \"shortDescription\": ")
    addText(id.summary)
    json.raw(", \"help\": ")
    addText(id.help)
    json.raw("}")
  }

  private mutating func addResult(_ diagnostic: Diagnostic) {
    json.raw("{")
    json.member("ruleId", diagnostic.id.rawValue)
    json.raw(", ")
    json.member("level", diagnostic.severity.rawValue)
    json.raw(", \"message\": ")
    addText(printable(diagnostic.message))
    json.raw(", \"locations\": [{")
    addPlace(diagnostic.file, diagnostic.range)
    json.raw("}]")
    if !diagnostic.notes.isEmpty {
      json.raw(", \"relatedLocations\": [")
      list(diagnostic.notes) { log, note in
        log.json.raw("{")
        log.addPlace(note.file, note.range)
        log.json.raw(", \"message\": ")
        log.addText(printable(note.message))
        log.json.raw("}")
      }
      json.raw("]")
    }
    if let fix = diagnostic.fix { addFix(fix, of: diagnostic.file) }
    json.raw("}")
  }

  private mutating func addFix(_ fix: Fix, of file: String) {
    json.raw(", \"fixes\": [{\"description\": ")
    addText("replace '\(printable(fix.original))' by '\(printable(fix.replacement))'")
    json.raw(", \"artifactChanges\": [{\"artifactLocation\": ")
    addFile(file)
    json.raw(", \"replacements\": [{\"deletedRegion\": ")
    addRegion(fix.range, isWhole: true)
    json.raw(", \"insertedContent\": ")
    addText(fix.replacement)
    json.raw("}]}]}]")
  }

  private mutating func addPlace(_ file: String, _ range: SourceRange) {
    json.raw("\"physicalLocation\": {\"artifactLocation\": ")
    addFile(file)
    json.raw(", \"region\": ")
    addRegion(range, isWhole: false)
    json.raw("}")
  }

  /// The path from the site's folder as a relative reference (RFC 3986).
  private mutating func addFile(_ file: String) {
    var uri: [UInt8] = []
    for byte in file.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.append(byte)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += Array("%\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
      }
    }
    json.raw("{")
    json.member("uri", String(decoding: uri, as: UTF8.self))
    json.raw("}")
  }

  /// - Parameter isWhole: whether the end is given even of an empty range.
  private mutating func addRegion(_ range: SourceRange, isWhole: Bool) {
    var numbers = [("startLine", range.start.line), ("startColumn", range.start.column)]
    if isWhole || !range.isEmpty { numbers += [("endLine", range.end.line), ("endColumn", range.end.column)] }
    json.raw("{")
    for (position, (key, number)) in numbers.enumerated() {
      if position > 0 { json.raw(", ") }
      json.key(key)
      json.number(String(number))
    }
    json.raw("}")
  }

  private mutating func addText(_ text: String) {
    json.raw("{")
    json.member("text", text)
    json.raw("}")
  }

  private mutating func list<Element>(_ elements: [Element], _ add: (inout SARIFLog, Element) -> Void) {
    for (position, element) in elements.enumerated() {
      json.raw(position == 0 ? "\n  " : ",\n  ")
      add(&self, element)
    }
  }
}
