private import Cmark
private import CmarkArena

/// References of HTML to characters: `&eacute;`, `&#233;`.
package enum CharacterReferences {
  /// The longest name of one is that of `&CounterClockwiseContourIntegral;`.
  private static let longestName = 31

  /// A text with the characters that its references stand for; those that are not known stay.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - evenOpen: whether a reference may lack its semicolon, as in the attributes of HTML.
  package static func resolved(in text: [UInt8], evenOpen: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var known: [ArraySlice<UInt8>: [UInt8]?] = [:]
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<ampersand]
      rest = rest[(ampersand + 1)...]
      let isNumber = rest.first == UInt8(ascii: "#")
      let name = rest.prefix(1 + longestName).prefix { isAlphanumeric($0) || isNumber && $0 == UInt8(ascii: "#") }
      let isClosed = rest.dropFirst(name.count).first == UInt8(ascii: ";")
      let meant = known[name] ?? characters(of: name)
      known[name] = .some(meant)
      guard isClosed || evenOpen, let meant else {
        result.append(UInt8(ascii: "&"))
        continue
      }
      result += meant
      rest = rest.dropFirst(name.count + (isClosed ? 1 : 0))
    }
    return result + rest
  }

  /// What a reference stands for, by what is between its ampersand and its semicolon; nil of one that is not known, and of a control
  /// character.
  private static func characters(of name: ArraySlice<UInt8>) -> [UInt8]? {
    guard name.first == UInt8(ascii: "#") else { return named(name) }
    let isHexadecimal = name.dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    guard let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init),
      scalar.properties.generalCategory != .control
    else { return nil }
    return Array(String(scalar).utf8)
  }

  /// libcmark knows all names of HTML.
  private static func named(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    guard !name.isEmpty else { return nil }
    defer { cmark_arena_reset() }
    let reference = [UInt8(ascii: "&")] + name + [UInt8(ascii: ";")]
    guard let document = MarkdownRenderer().parse(reference[...]),
      let text = cmark_node_first_child(document).flatMap(cmark_node_first_child), cmark_node_next(text) == nil,
      let literal = cmark_node_get_literal(text)
    else { return nil }
    let characters = Array(String(cString: literal).utf8)
    return characters == reference ? nil : characters
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
