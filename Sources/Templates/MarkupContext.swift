/// Where in HTML a template is after some of its text: among words, in a tag, between quotation marks, in a script.
///
/// It reads text as browsers do, as far as is needed to tell what a value at this place would be.
struct MarkupContext: Hashable {
  private enum Place: Hashable {
    case text
    /// After `<`, and after `</`.
    case opened, closing
    case tagName
    case tag
    case attributeName, afterAttributeName, beforeValue, unquoted
    case quoted(UInt8)
    /// After `<!` or `<?`, and in a comment.
    case declaration, comment
    /// After `<![CDATA[`, and after so many bytes of what ends it.
    case characters(matched: Int)
    /// In an element whose text is not markup, after so many bytes of its end tag.
    case raw(matched: Int)
  }

  private var place = Place.text
  private var element: [UInt8] = []
  private var attribute: [UInt8] = []
  private var isEndTag = false
  /// Whether a slash that closes the element is right before this place, or before the `>` that is being read.
  private var isClosed = false
  private var foreign = ForeignContent()
  /// What the value of the attribute begins with.
  private var scheme = SchemeContext.none
  /// The dashes that a comment ended with so far; below 0 after those of `--!`, and after what makes a declaration no comment.
  private var dashes = 0
  /// How many bytes of a declaration are like the beginning of one of plain characters.
  private var declared = 0
  private var script = ScriptContext()

  /// Elements whose text is not markup.
  private static let rawElements = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
  ]

  mutating func read(_ text: ArraySlice<UInt8>) {
    for byte in text { read(byte) }
  }

  /// The place after a value here that prints something.
  var afterValue: MarkupContext {
    var context = self
    switch place {
    case .beforeValue: context.place = .unquoted
    case .raw: context.place = .raw(matched: 0)
    case .comment: context.dashes = 0
    case .characters: context.place = .characters(matched: 0)
    case .quoted: if scheme != .code { context.scheme = .other }
    case .declaration: (context.dashes, context.declared) = (-1, .max)
    default: break
    }
    return context
  }
}

// MARK: - What a value would be

extension MarkupContext {
  /// Whether a value would be in a tag, outside quotation marks.
  var isBareInTag: Bool {
    switch place {
    case .opened, .closing, .tagName, .tag, .attributeName, .afterAttributeName, .beforeValue, .unquoted: true
    case .text, .quoted, .declaration, .comment, .characters, .raw: false
    }
  }

  /// Whether a value would be in a comment, which hyphens end, or in a declaration, which they make one.
  var isComment: Bool { place == .comment || place == .declaration }

  /// Whether a value would be taken for code, however it is escaped.
  var isCode: Bool {
    switch place {
    case .raw: element.elementsEqual("script".utf8) || element.elementsEqual("style".utf8)
    case .quoted:
      attribute.starts(with: "on".utf8) || ["srcdoc", "style"].contains { attribute.elementsEqual($0.utf8) }
        || scheme == .code
    default: false
    }
  }
}

// MARK: - Reading

extension MarkupContext {
  private mutating func read(_ byte: UInt8) {
    isClosed = isAmongNames && (byte == UInt8(ascii: "/") || isClosed && byte == UInt8(ascii: ">"))
    switch place {
    case .text:
      if byte == UInt8(ascii: "<") { place = .opened }
    case .opened, .closing:
      readOpening(byte)
    case .tagName:
      if !endsName(byte) { element.append(byte | 0x20) }
    case .tag:
      if !endsName(byte) {
        attribute = [byte | 0x20]
        place = .attributeName
      }
    case .attributeName, .afterAttributeName:
      readName(byte)
    case .beforeValue:
      readValueStart(byte)
    case .unquoted:
      if byte != UInt8(ascii: "/") { _ = endsName(byte) }
    case .quoted(let quote):
      if byte == quote { (place, attribute, scheme) = (.tag, [], .none) } else { scheme.read(byte, in: attribute) }
    case .declaration:
      readDeclaration(byte)
    case .comment:
      readComment(byte)
    case .characters(let matched):
      readCharacters(byte, matched)
    case .raw(let matched):
      readRaw(byte, matched)
    }
  }

  /// Whether a slash would be no part of a value or of a text.
  private var isAmongNames: Bool {
    switch place {
    case .tagName, .tag, .attributeName, .afterAttributeName: true
    default: false
    }
  }

  private mutating func readOpening(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      isEndTag = place == .closing
      element = [byte | 0x20]
      place = .tagName
    case UInt8(ascii: "/") where place == .opened: place = .closing
    case UInt8(ascii: "!") where place == .opened: (place, dashes, declared) = (.declaration, 0, 0)
    case UInt8(ascii: "?") where place == .opened: (place, dashes) = (.declaration, -1)
    case UInt8(ascii: "<") where place == .opened: place = .opened
    case UInt8(ascii: ">"): beginText()
    default:
      // `</` and something else than a letter is a comment up to the next `>`.
      if place == .closing { (place, dashes) = (.declaration, -1) } else { beginText() }
    }
  }

  /// Whether the byte ends a name in a tag, or the tag, and if so goes on there.
  private mutating func endsName(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: ">") {
      endTag()
      return true
    }
    guard byte.isBlankInTag || byte == UInt8(ascii: "/") else { return false }
    place = .tag
    return true
  }

  private mutating func endTag() {
    let holdsCode = ["script", "style"].contains { element.elementsEqual($0.utf8) }
    let isRaw =
      !isEndTag && Self.rawElements.contains { element.elementsEqual($0.utf8) }
      && (!foreign.isInside || holdsCode && !isClosed)
    if isEndTag { foreign.end(element) } else { foreign.begin(element, isClosed: isClosed) }
    if isRaw { place = .raw(matched: 0) } else { beginText() }
  }

  private mutating func readName(_ byte: UInt8) {
    let isAfter = place == .afterAttributeName
    if byte == UInt8(ascii: "=") {
      place = .beforeValue
    } else if byte.isBlankInTag {
      place = .afterAttributeName
    } else if !endsName(byte) {
      if isAfter { attribute = [] }
      attribute.append(byte | 0x20)
      place = .attributeName
    }
  }

  private mutating func readValueStart(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): place = .quoted(byte)
    case UInt8(ascii: ">"): endTag()
    default: if !byte.isBlankInTag { place = .unquoted }
    }
  }

  private static let characterData = Array("[CDATA[".utf8)

  private mutating func readDeclaration(_ byte: UInt8) {
    if foreign.isInside, Self.characterData.indices.contains(declared) {
      declared = byte == Self.characterData[declared] ? declared + 1 : .max
      if declared == Self.characterData.count {
        place = .characters(matched: 0)
        return
      }
    }
    if byte == UInt8(ascii: ">") {
      beginText()
    } else if byte == UInt8(ascii: "-"), dashes >= 0 {
      dashes += 1
      if dashes == 2 { place = .comment }
    } else {
      dashes = -1
    }
  }

  private mutating func readCharacters(_ byte: UInt8, _ matched: Int) {
    switch byte {
    case UInt8(ascii: "]"): place = .characters(matched: min(2, matched + 1))
    case UInt8(ascii: ">") where matched == 2: beginText()
    default: place = .characters(matched: 0)
    }
  }

  private mutating func readComment(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">") where dashes >= 2 || dashes < 0: beginText()
    case UInt8(ascii: "-"): dashes = min(2, max(0, dashes) + 1)
    case UInt8(ascii: "!") where dashes >= 2: dashes = -1
    default: dashes = 0
    }
  }

  /// Forgets what was of use in a tag, so that all places among words are one.
  private mutating func beginText() {
    let foreign = foreign
    self = MarkupContext()
    self.foreign = foreign
  }

  private mutating func readRaw(_ byte: UInt8, _ matched: Int) {
    if element.elementsEqual("script".utf8) {
      script.read(byte)
      if script.isNested {
        place = .raw(matched: 0)
        return
      }
    }
    let end = Array("</".utf8) + element
    if matched == end.count {
      if byte.endsName {
        isEndTag = true
        place = .tag
        read(byte)
        return
      }
      place = .raw(matched: 0)
    } else if byte == end[matched] || matched >= 2 && byte | 0x20 == end[matched] {
      place = .raw(matched: matched + 1)
    } else {
      place = .raw(matched: byte == end[0] ? 1 : 0)
    }
  }

}

extension UInt8 {
  fileprivate var isBlankInTag: Bool { self == .newline || self == 0x0C || isBlank }
  /// The byte of the small letter, if it is that of an ASCII letter.
  var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
  /// Whether the byte ends the name of an element.
  var endsName: Bool { isBlankInTag || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") }
}
