import Diagnostics
import FrontMatter

/// Lines at the beginning of notes that would give values to fields, were they front matter: nobody put the lines of dashes around them, or
/// the program that wrote them has none.
enum FieldsInNotes {
  /// How many bytes of notes are looked at.
  private static let beginning = 4096
  /// How many bytes a key has at most.
  private static let longestKey = 80

  /// What is to be said of the first such line whose field the front matter does not give.
  ///
  /// One line counts only if it has the very key. Among several, capitals and the labels of fields count as well. A heading
  /// may be above them. In a file whose front matter gives no values, a line with the very key counts below other lines, too.
  static func finding(
    inNotes notes: Range<Int>, of file: SourceFile, entries: [Entry], schema: Schema
  ) -> Diagnostic? {
    let text = file.bytes[notes].prefix(beginning)
    let first = keys(in: text)
    let others = entries.isEmpty ? keysBelow(in: text) : []
    for bytes in first + others {
      let key = String(decoding: file.bytes[bytes], as: UTF8.self)
      let isFirst = first.last.map { bytes.lowerBound <= $0.lowerBound } ?? false
      guard let meant = schema.key(meantBy: key), meant == key || isFirst && first.count > 1,
        !entries.contains(where: { $0.key == meant })
      else { continue }
      return .warning(
        .frontMatterForm, in: file.path, at: file.range(of: bytes, from: file.location(ofByte: bytes.lowerBound)),
        "front matter is between two lines of '---' at the beginning of the file; this '\(meant)' is outside them, and is text on the page"
      )
    }
    return nil
  }

  /// The bytes of the keys that the first lines begin with.
  private static func keys(in notes: ArraySlice<UInt8>) -> [Range<Int>] {
    var keys: [Range<Int>] = []
    var isBelowHeading = false
    for line in notes.lines {
      if line.allSatisfy(isBlank) {
        guard keys.isEmpty else { break }
      } else if keys.isEmpty, !isBelowHeading, line.starts(with: "# ".utf8) {
        isBelowHeading = true
      } else if let key = key(of: line) {
        keys.append(key)
      } else {
        break
      }
    }
    return keys
  }

  /// The bytes of the keys that lines begin with, but for those in code that has other text above it.
  private static func keysBelow(in notes: ArraySlice<UInt8>) -> [Range<Int>] {
    var keys: [Range<Int>] = []
    var (isBegun, isCode, isCodeOfNotes) = (false, false, false)
    for line in notes.lines where !line.allSatisfy(isBlank) {
      if line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8) {
        isCode.toggle()
        isCodeOfNotes = isCode && isBegun
      } else if !isCodeOfNotes, let key = key(of: line) {
        keys.append(key)
      }
      isBegun = true
    }
    return keys
  }

  /// The bytes of the key that a line begins with; nil if it begins with none.
  private static func key(of line: ArraySlice<UInt8>) -> Range<Int>? {
    let key = line.prefix(longestKey + 1).prefix { $0 != UInt8(ascii: ":") }
    guard let first = key.first, key.count <= longestKey, !isBlank(first) else { return nil }
    // Some programs write two colons.
    let value = line[key.endIndex...].drop { $0 == UInt8(ascii: ":") }
    let colons = value.startIndex - key.endIndex
    guard (1...2).contains(colons), value.first.map(isBlank) ?? true else { return nil }
    return key.indices
  }
}

extension Schema {
  /// The key of the field, or the reserved key, that a text names: by its key, or by its label, in any case and with spaces for hyphens.
  fileprivate func key(meantBy text: String) -> String? {
    if position(of: text) != nil || ReservedKey(rawValue: text) != nil { return text }
    let small = text.lowercased()
    let hyphened = small.replacing(" ", with: "-")
    return fields.first { $0.key.lowercased() == hyphened || $0.label.lowercased() == small }?.key
      ?? ReservedKey(rawValue: hyphened)?.rawValue
  }
}
