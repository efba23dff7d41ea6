import Diagnostics
import Templates

/// Parses, checks and compiles a page and a partial, and prints them with values that are harmless and values that are not.
enum TemplateFuzzTarget {
  /// What must not become markup: each would, somewhere, if it were not escaped.
  private static let hostile = "\"'></p><script x=y>&lt;!--"

  static func rule(brokenBy bytes: [UInt8]) -> String? {
    let parts = bytes.parts(atLeast: 2)
    var findings: [Diagnostic] = []
    var library = TemplateLibrary()
    let page = Template(parsing: SourceFile(path: "page", bytes: parts[0]), diagnostics: &findings)
    let partial = Template(parsing: SourceFile(path: "partial", bytes: parts[1]), diagnostics: &findings)
    library["page"] = page
    library["p"] = partial
    let misplaced = page.misplacedValues + partial.misplacedValues
    _ = TemplateCompiler.check(page, on: context(value: "x"), library: library)
    let harmless = printed(page, library, value: "x")
    if harmless != printed(page, library, value: "x") { return "a template prints the same each time" }
    let printed = printed(page, library, value: hostile)
    if !isEscaping(bytes) || !misplaced.isEmpty || !page.partialNames.isEmpty { return nil }
    return MarkupShape(harmless) == MarkupShape(printed)
      ? nil : "no value adds an element or an attribute to a template that was not warned about"
  }

  /// Whether no tag prints a value as it is, delimiters stay what they are, and no block is replaced.
  private static func isEscaping(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return !["{{{", "{{&", "{{=", "{{$", "{{<"].contains { text.contains($0) }
  }

  private static func printed(_ page: Template, _ library: TemplateLibrary, value: String) -> [UInt8] {
    var findings: [Diagnostic] = []
    let program = TemplateCompiler.compile(page, on: context(value: value), library: library, diagnostics: &findings)
    var output = TemplateOutput()
    program.run(Source(value: value), into: &output)
    return output.bytes
  }

  private static func context(value: String) -> TemplateValue {
    let row = TemplateValue.record(["v": .slot(Slot(3, level: 1)), "t": .text(value)])
    return .record([
      "v": .slot(Slot(1)), "t": .text(value), "yes": .flag(true), "no": .absent,
      "r": .rows(Slot(2), element: row), "l": .list([.text(value), .text(value)], element: .text("")),
      "o": .record(["v": .slot(Slot(4)), "t": .text(value)], itself: .slot(Slot(5))),
    ])
  }

  private struct Source: TemplateSource {
    let value: String
    func count(of slot: Slot, at rows: Rows) -> Int { 2 }
    func has(_ slot: Slot, at rows: Rows) -> Bool { true }
    func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) { output.write(value) }
  }
}
