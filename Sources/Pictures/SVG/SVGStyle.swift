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
    let bytes = Array(value.lowercased().utf8)
    if bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "<") }) {
      return false
    }
    // A comment could be between a function's name and what belongs to it.
    if value.contains("/*") { return false }
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "(") {
      let name = String(decoding: bytes[..<index].reversed().prefix(while: isNameByte).reversed(), as: UTF8.self)
      if name == "url" {
        guard isLocal(bytes[(index + 1)...]) else { return false }
      } else if !functions.contains(name) {
        return false
      }
    }
    return true
  }

  /// The declarations that are known and safe.
  static func declarations(_ text: String) -> String {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map(trimmed)
      guard parts.count == 2, SVGVocabulary.properties.contains(parts[0].lowercased()), isSafe(parts[1]),
        !parts[1].contains(where: { "{}".contains($0) })
      else { return nil }
      return "\(parts[0]):\(parts[1])"
    }.joined(separator: ";")
  }

  /// The rules of a style sheet that are known and safe; rules of more than selectors and declarations, such as `@import`
  /// and `@media`, and what is written with escapes are left out.
  ///
  /// What is read here may not be what a browser reads of the source. Nothing of it is kept but selectors and declarations that are
  /// safe whatever was meant.
  static func sheet(_ text: String) -> String {
    var rules = ""
    var rest = withoutComments(text)[...]
    while let brace = rest.firstIndex(of: "{") {
      var selector = trimmed(rest[..<brace])
      rest = rest[rest.index(after: brace)...]
      // An at-rule without a block ends before the next rule.
      while selector.hasPrefix("@"), let end = selector.firstIndex(of: ";") {
        selector = trimmed(selector[selector.index(after: end)...])
      }
      if selector.contains("@") {
        skipBlock(&rest)
        continue
      }
      guard let end = rest.firstIndex(where: { $0 == "}" || $0 == "{" }), rest[end] == "}" else { return rules }
      let declarations = declarations(String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
      if !declarations.isEmpty, isSelector(selector) { rules += "\(selector){\(declarations)}" }
    }
    return rules
  }

  private static func isLocal(_ argument: ArraySlice<UInt8>) -> Bool {
    let inner = argument.drop { [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) }
    return inner.first == UInt8(ascii: "#")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isSelector(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "#", ",", ">", "+", "~", "*", ":", " ", "\t", "\n", "\r":
          true
        default: false
        }
      }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound] + " "
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Skips to the end of a block, the blocks in it included.
  private static func skipBlock(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
