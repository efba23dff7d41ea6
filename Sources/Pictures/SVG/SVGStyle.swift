/// Checks what is written in CSS: style sheets, declarations and values.
enum SVGStyle {
  /// The functions that values may have. None of them loads anything; `url` is looked at by itself.
  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "calc", "min", "max", "clamp",
    "matrix",
    "translate", "translatex", "translatey", "scale", "scalex", "scaley", "rotate", "skewx", "skewy", "blur",
    "brightness", "contrast", "drop-shadow", "grayscale", "hue-rotate", "invert", "opacity", "saturate", "sepia",
    "polygon", "circle", "ellipse", "inset", "rect", "path", "",
  ]

  /// Whether a value loads nothing: no escapes, which could spell anything, no functions that are not known, and no
  /// addresses but those of elements in the same file.
  static func isSafe(_ value: String) -> Bool {
    isSafe(Array(value.utf8)[...])
  }

  /// The declarations that are known and safe.
  static func declarations(_ text: String) -> String {
    String(decoding: declarations(Array(text.utf8)[...]), as: UTF8.self)
  }

  /// The rules of a style sheet that are known and safe; rules of more than selectors and declarations, such as `@import`
  /// and `@media`, and what is written with escapes are left out.
  ///
  /// What is read here may not be what a browser reads of the source. Nothing of it is kept but selectors and declarations that are
  /// safe whatever was meant.
  static func sheet(_ text: String) -> String {
    String(decoding: sheet(withoutComments(Array(text.utf8))[...]), as: UTF8.self)
  }
}

// Sheets are read byte by byte, each byte once or twice: hostile ones have millions of rules, comments or brackets.
extension SVGStyle {
  private typealias Text = ArraySlice<UInt8>

  private static func sheet(_ text: Text) -> [UInt8] {
    var rules: [UInt8] = []
    var rest = text
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      var selector = trimmed(rest[..<brace])
      rest = rest[(brace + 1)...]
      // An at-rule without a block ends before the next rule.
      while selector.first == UInt8(ascii: "@"), let end = selector.firstIndex(of: UInt8(ascii: ";")) {
        selector = trimmed(selector[(end + 1)...])
      }
      if selector.contains(UInt8(ascii: "@")) {
        skipBlock(&rest)
        continue
      }
      guard let end = rest.firstIndex(where: isBrace), rest[end] == UInt8(ascii: "}") else { return rules }
      let declarations = declarations(rest[..<end])
      rest = rest[(end + 1)...]
      guard !declarations.isEmpty, !selector.isEmpty, selector.allSatisfy(isSelectorByte) else { continue }
      rules += selector
      rules.append(UInt8(ascii: "{"))
      rules += declarations
      rules.append(UInt8(ascii: "}"))
    }
    return rules
  }

  private static func declarations(_ text: Text) -> [UInt8] {
    var result: [UInt8] = []
    for declaration in text.split(separator: UInt8(ascii: ";")) {
      guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let (property, value) = (trimmed(declaration[..<colon]), trimmed(declaration[(colon + 1)...]))
      guard property.count <= 40, SVGVocabulary.properties.contains(name(property)), !value.isEmpty, isSafe(value),
        !value.contains(where: isBrace)
      else { continue }
      if !result.isEmpty { result.append(UInt8(ascii: ";")) }
      result += property
      result.append(UInt8(ascii: ":"))
      result += value
    }
    return result
  }

  private static func isSafe(_ value: Text) -> Bool {
    var nameStart = value.startIndex
    for index in value.indices {
      let byte = value[index]
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "<"): return false
      case UInt8(ascii: "*"):
        // A comment could be between a function's name and what belongs to it.
        if index > value.startIndex, value[index - 1] == UInt8(ascii: "/") { return false }
      case UInt8(ascii: "("):
        // No function has a longer name.
        guard index - nameStart <= 40 else { return false }
        let name = name(value[nameStart..<index])
        guard name == "url" ? isLocal(value[(index + 1)...]) : functions.contains(name) else { return false }
      default: break
      }
      if !isNameByte(byte) { nameStart = index + 1 }
    }
    return true
  }

  /// Whether an address begins with `#`, after blanks and a quotation mark.
  private static func isLocal(_ argument: Text) -> Bool {
    argument.first { !isBlank($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") } == UInt8(ascii: "#")
  }

  /// A name in small letters.
  private static func name(_ bytes: Text) -> String {
    String(
      decoding: bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    while let start = offset(of: UInt8(ascii: "/"), UInt8(ascii: "*"), in: rest) {
      result += rest[..<start]
      result.append(UInt8(ascii: " "))
      guard let end = offset(of: UInt8(ascii: "*"), UInt8(ascii: "/"), in: rest[(start + 2)...]) else { return result }
      rest = rest[(end + 2)...]
    }
    return result + rest
  }

  /// Where two bytes follow each other for the first time.
  private static func offset(of first: UInt8, _ second: UInt8, in text: Text) -> Int? {
    text.indices.dropLast().first { text[$0] == first && text[$0 + 1] == second }
  }

  /// Skips to the end of a block, the blocks in it included.
  private static func skipBlock(_ rest: inout Text) {
    var depth = 1
    while depth > 0, let byte = rest.popFirst() {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
    }
  }

  private static func trimmed(_ text: Text) -> Text {
    let text = text.drop(while: isBlank)
    return text[..<(text.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? text.startIndex)]
  }
}

extension SVGStyle {
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isSelectorByte(_ byte: UInt8) -> Bool {
    byte < 0x80 && isNameByte(byte) || isBlank(byte) || ".#,>+~*:".utf8.contains(byte)
  }

  private static func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
