private import Characters
package import Diagnostics
import Templates

/// A short template on the fields of an item, such as `{{year}} {{make}} {{model}}`.
package struct ItemText: Sendable {
  private let program: TemplateProgram
  /// The fields that the template names, in its order.
  package let fields: [Int]
  /// The field that the text is, if it is nothing else.
  package let onlyField: Int?

  /// - Parameters:
  ///   - origin: where the template begins in `file`.
  ///   - isItemName: whether the text is the name of an item, which can't name itself.
  package init(
    _ text: String, in file: String, at origin: SourceLocation, on schema: Schema, isItemName: Bool = false,
    diagnostics: inout [Diagnostic]
  ) {
    var findings: [Diagnostic] = []
    let template = Template(parsing: SourceFile(path: file, text: text), from: origin, diagnostics: &findings)
    var names = FieldSlots.names(of: schema)
    if names["name"] == nil, !isItemName { names["name"] = .slot(ItemSource.nameSlot) }
    let context = TemplateValue.record(names)
    // The name in an incomplete tag may be incomplete too.
    if findings.isEmpty { findings = TemplateCompiler.check(template, on: context).findings.map(\.diagnostic) }
    findings = findings.map { finding in
      finding.id == .templatePartial
        ? .error(.templatePartial, in: file, at: finding.location, "a short template on fields has no partials")
        : finding
    }
    if findings.isEmpty { findings = Self.singleBraces(in: text, of: file, at: origin, on: schema) }
    if findings.isEmpty { findings = Self.withoutBraces(text, in: file, at: origin, on: schema) }
    diagnostics += schema.isWhole ? findings : findings.filter { $0.id != .templateName }
    var known: [Diagnostic] = []
    program = TemplateCompiler.compile(template, on: context, into: .plainText, diagnostics: &known)
    fields = program.slots.compactMap { FieldSlots.meaning(of: $0)?.field }
    onlyField = text == fields.first.map { "{{\(schema.fields[$0].key)}}" } ? fields.first : nil
  }

  /// Fields in single braces, which would be shown as they are.
  private static func singleBraces(
    in text: String, of file: String, at origin: SourceLocation, on schema: Schema
  ) -> [Diagnostic] {
    text.matches(of: /(\{+)\s*([^{}\s]+)\s*(\}+)/).compactMap { match in
      let key = String(match.2)
      guard match.1.count == 1, schema.resolve(key) != nil else { return nil }
      let place = SourceFile(path: file, text: text).location(
        ofByte: text.utf8.distance(from: text.startIndex, to: match.range.lowerBound))
      let column = place.line == 1 ? origin.column + place.column - 1 : place.column
      return .error(
        .templateName, in: file, at: SourceLocation(line: origin.line + place.line - 1, column: column),
        "'\(match.0)' is shown as it is; a field is between two braces on each side: {{\(key)}}")
    }
  }

  /// Fields without any braces, where the text is nothing else: every item would be shown as `title`.
  private static func withoutBraces(
    _ text: String, in file: String, at origin: SourceLocation, on schema: Schema
  ) -> [Diagnostic] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.filter { $0 != "-" }
    let keys = words.map { schema.resolve(String($0)) == nil ? $0.lowercased() : String($0) }
    guard let first = keys.first, !text.contains("{"), keys.allSatisfy({ schema.resolve($0) != nil }) else { return [] }
    return [
      .warning(
        .templateName, in: file, at: origin,
        "'\(text)' is shown as it is, for every item; a field is between two braces on each side: {{\(first)}}")
    ]
  }

  /// The text for one item, on one line: runs of white space, as missing values leave them, become one space.
  package func text(of item: Item, in schema: Schema, by formatter: ItemFormatter) -> String {
    // Most names are one field as it is; the text then shares its memory.
    if let onlyField, case .text(let text) = item.values[onlyField], schema.fields[onlyField].linkedNames == nil,
      Self.isOneLine(text)
    {
      return text
    }
    var output = TemplateOutput()
    program.run(ItemSource(item: item, schema: schema, formatter: formatter), into: &output)
    let line = Self.joined(output.bytes)
    let isIncomplete = fields.contains { item.values[$0].isMissing && schema.fields[$0].placeholder == nil }
    return isIncomplete ? Self.withoutLooseSeparators(line) : line
  }

  /// Whether a text is printed as it is; false for some texts with rare characters that would be.
  private static func isOneLine(_ text: String) -> Bool {
    let space = UInt8(ascii: " ")
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      var last = space
      for byte in bytes {
        if byte < space || (byte == space && last == space) || !PageCharacters.isPlain(byte) { return false }
        last = byte
      }
      return last != space
    } ?? false
  }

  /// The line without separators that have nothing on one of their sides: `2013 · M ·` is `2013 · M`.
  private static func withoutLooseSeparators(_ line: String) -> String {
    let separators: Set<Substring> = ["·", "•", "–", "—", "-", "|", "/", ","]
    var words: [Substring] = []
    for word in line.split(separator: " ") {
      if separators.contains(word), words.last.map(separators.contains) ?? true { continue }
      words.append(word)
    }
    while let last = words.last, separators.contains(last) { words.removeLast() }
    while let last = words.last, last.utf8.count > 1, last.hasSuffix(",") { words[words.count - 1] = last.dropLast() }
    return words.joined(separator: " ")
  }

  private static func joined(_ bytes: [UInt8]) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    for byte in bytes {
      let isSpace = byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
      if !isSpace {
        line.append(byte)
      } else if let last = line.last, last != UInt8(ascii: " ") {
        line.append(UInt8(ascii: " "))
      }
    }
    if line.last == UInt8(ascii: " ") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
