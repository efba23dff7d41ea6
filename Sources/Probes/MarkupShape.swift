/// The tags of a page with their attributes, as a browser's tokenizer finds them (WHATWG HTML, 13.2.5).
///
/// It is written apart from anything that the program itself uses. Two pages have the same shape if their tags and the names of
/// their attributes are the same; texts and values do not count.
package struct MarkupShape: Sendable {
  package struct Attribute: Sendable, Hashable {
    package let name: String
    /// The value with its character references resolved, as far as they are in use here.
    package let value: String
  }

  package struct Tag: Sendable, Hashable {
    package let name: String
    package let isEnd: Bool
    package let attributes: [Attribute]
  }

  package private(set) var tags: [Tag] = []

  /// Elements whose text holds no tags.
  private static let rawElements: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
  ]

  package init(_ html: [UInt8]) {
    var rest = html[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if let tag = Self.tag(&rest) {
        tags.append(tag)
        if !tag.isEnd, Self.rawElements.contains(tag.name) { Self.skipText(of: tag.name, &rest) }
      }
    }
  }
}

extension MarkupShape: Equatable {
  package static func == (one: MarkupShape, other: MarkupShape) -> Bool {
    one.tags.elementsEqual(other.tags) {
      $0.name == $1.name && $0.isEnd == $1.isEnd && $0.attributes.map(\.name) == $1.attributes.map(\.name)
    }
  }
}

// MARK: - Tags

extension MarkupShape {
  /// The tag that goes on after `<`; nil if there is none, past a comment or declaration.
  private static func tag(_ rest: inout ArraySlice<UInt8>) -> Tag? {
    var ahead = rest
    guard let first = ahead.first else { return nil }
    if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
      skipDeclaration(&rest)
      return nil
    }
    let isEnd = first == UInt8(ascii: "/")
    if isEnd { ahead.removeFirst() }
    guard let letter = ahead.first, isLetter(letter) else {
      // `</` and something else than a letter is a comment up to the next `>`.
      if isEnd { skip(&rest, through: UInt8(ascii: ">")) }
      return nil
    }
    let name = take(&ahead) { !isBlank($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    guard let attributes = attributes(&ahead) else {
      rest = rest[rest.endIndex...]
      return nil
    }
    rest = ahead
    return Tag(name: name.lowercased(), isEnd: isEnd, attributes: attributes)
  }

  /// The attributes up to the end of the tag; nil if it never ends, and so is none.
  private static func attributes(_ rest: inout ArraySlice<UInt8>) -> [Attribute]? {
    var attributes: [Attribute] = []
    while true {
      _ = take(&rest) { isBlank($0) || $0 == UInt8(ascii: "/") }
      guard let byte = rest.popFirst() else { return nil }
      if byte == UInt8(ascii: ">") { return attributes }
      let name =
        String(decoding: [byte], as: UTF8.self)
        + take(&rest) {
          !isBlank($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=")
        }
      var ahead = rest
      _ = take(&ahead, while: isBlank)
      var value = ""
      if ahead.first == UInt8(ascii: "=") {
        rest = ahead.dropFirst()
        guard let found = self.value(&rest) else { return nil }
        value = found
      }
      attributes.append(Attribute(name: name.lowercased(), value: unescaped(value)))
    }
  }

  private static func value(_ rest: inout ArraySlice<UInt8>) -> String? {
    _ = take(&rest, while: isBlank)
    guard let first = rest.first else { return nil }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return take(&rest) { !isBlank($0) && $0 != UInt8(ascii: ">") }
    }
    rest.removeFirst()
    let value = take(&rest) { $0 != first }
    return rest.popFirst() == nil ? nil : value
  }
}

// MARK: - What is passed over

extension MarkupShape {
  private static func skipDeclaration(_ rest: inout ArraySlice<UInt8>) {
    guard rest.starts(with: "!--".utf8) else { return skip(&rest, through: UInt8(ascii: ">")) }
    rest = rest.dropFirst(3)
    for ending in ["-->", ">", "->"] where ending != "-->" && rest.starts(with: ending.utf8) {
      rest = rest.dropFirst(ending.utf8.count)
      return
    }
    while !rest.isEmpty, !rest.starts(with: "-->".utf8), !rest.starts(with: "--!>".utf8) { rest.removeFirst() }
    skip(&rest, through: UInt8(ascii: ">"))
  }

  private static func skipText(of name: String, _ rest: inout ArraySlice<UInt8>) {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      var ahead = rest[(start + 1)...]
      if ahead.popFirst() == UInt8(ascii: "/"),
        String(decoding: ahead.prefix(name.utf8.count), as: UTF8.self).lowercased() == name,
        let after = ahead.dropFirst(name.utf8.count).first,
        isBlank(after) || after == UInt8(ascii: "/") || after == UInt8(ascii: ">")
      {
        rest = rest[start...]
        return
      }
      rest = rest[(start + 1)...]
    }
    rest = rest[rest.endIndex...]
  }

  private static func skip(_ rest: inout ArraySlice<UInt8>, through byte: UInt8) {
    rest = rest.firstIndex(of: byte).map { rest[($0 + 1)...] } ?? rest[rest.endIndex...]
  }

  private static func take(_ rest: inout ArraySlice<UInt8>, while isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(decoding: part, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func unescaped(_ value: String) -> String {
    guard value.contains("&") else { return value }
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#x27": "'"]
    var text = ""
    for (number, part) in value.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      let name = part.prefix { $0 != ";" }
      if number > 0, name.count < part.count, let character = names[String(name)] {
        text += character + part.dropFirst(name.count + 1)
      } else {
        text += (number > 0 ? "&" : "") + part
      }
    }
    return text
  }
}

extension MarkupShape.Attribute {
  /// Whether the attribute is an address that a browser could run, or that holds its own document.
  package var isUnsafeAddress: Bool {
    guard ["href", "src", "action", "formaction", "data", "xlink:href"].contains(name) else { return false }
    let address = value.unicodeScalars.drop { $0.value <= 0x20 }.filter { !"\t\n\r".unicodeScalars.contains($0) }
    let scheme = String(String.UnicodeScalarView(address)).lowercased().prefix { $0 != ":" }
    return ["javascript", "vbscript", "data", "file"].contains(scheme) && scheme.utf8.count < address.count
  }
}
