/// Reads the part of XML that drawing programs write: elements, attributes, text and the five entities of XML.
///
/// Anything else ends the reading with a reason: what a stricter reader refuses cannot be read by a browser as something
/// else than what was checked.
struct SVGTokenizer {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) throws(PictureFailure) {
    guard bytes.count <= PictureLimits.svgBytes else {
      throw .tooManyBytes(bytes.count, limit: PictureLimits.svgBytes)
    }
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw .unsafeSVG(reason: "it is not UTF-8")
    }
    // The only control characters that XML has are white space (XML 1.0, section 2.2).
    guard bytes.allSatisfy({ $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) }) else {
      throw .unsafeSVG(reason: "it has a control character")
    }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The next token; nil at the end of the file.
  mutating func next() throws(PictureFailure) -> SVGToken? {
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") { return .text(try text()) }
      if skip("<!--") {
        try skip(past: "-->", of: "a comment")
      } else if skip("<![CDATA[") {
        let start = offset
        try skip(past: "]]>", of: "a CDATA section")
        return .text(String(decoding: bytes[start..<offset - 3], as: UTF8.self))
      } else if skip("<?") {
        try skipInstruction()
      } else if skip("<!DOCTYPE") {
        try skipDocumentType()
      } else if skip("</") {
        return .end(try endTag())
      } else {
        offset += 1
        return .start(try tag())
      }
    }
    return nil
  }
}

// MARK: - Tags

extension SVGTokenizer {
  private mutating func tag() throws(PictureFailure) -> SVGTag {
    let name = try name()
    var attributes: [SVGTag.Attribute] = []
    var names: Set<String> = []
    while true {
      let hadBlank = skipBlanks()
      if skip("/>") { return SVGTag(name: name, attributes: attributes, isEmpty: true) }
      if skip(">") { return SVGTag(name: name, attributes: attributes, isEmpty: false) }
      guard hadBlank else { throw failure("a tag is broken") }
      let attribute = try attribute()
      guard names.insert(attribute.name).inserted else {
        throw failure("an element has the attribute \(attribute.name) twice")
      }
      attributes.append(attribute)
    }
  }

  private mutating func endTag() throws(PictureFailure) -> String {
    let name = try name()
    skipBlanks()
    guard skip(">") else { throw failure("an end tag is broken") }
    return name
  }

  private mutating func attribute() throws(PictureFailure) -> SVGTag.Attribute {
    let name = try name()
    skipBlanks()
    guard skip("=") else { throw failure("the attribute \(name) has no value") }
    skipBlanks()
    guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]) else {
      throw failure("the attribute \(name) has a value without quotation marks")
    }
    let quote = bytes[offset]
    offset += 1
    guard let end = bytes[offset...].firstIndex(of: quote) else { throw failure("a quotation mark is missing") }
    let raw = bytes[offset..<end]
    guard !raw.contains(UInt8(ascii: "<")) else { throw failure("the attribute \(name) has a < in it") }
    let value = try resolved(raw)
    offset = end + 1
    return SVGTag.Attribute(name: name, value: value)
  }

  private mutating func name() throws(PictureFailure) -> String {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset], isFirst: offset == start) { offset += 1 }
    guard offset > start else { throw failure("a name is missing or has characters that are not known") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Names in ASCII, of which SVG's all are.
  private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): !isFirst
    default: false
    }
  }
}

// MARK: - Text

extension SVGTokenizer {
  private mutating func text() throws(PictureFailure) -> String {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let text = try resolved(bytes[offset..<end])
    offset = end
    return text
  }

  /// Text with its character references resolved. Entities of a document type are refused with it.
  private func resolved(_ raw: ArraySlice<UInt8>) throws(PictureFailure) -> String {
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        result.append(byte)
        continue
      }
      guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
        throw failure("an & stands alone", at: rest.startIndex)
      }
      let name = String(decoding: rest[..<end], as: UTF8.self)
      guard let scalar = Self.scalar(of: name) else {
        throw failure("the entity &\(name); is not known", at: rest.startIndex)
      }
      result += Array(String(Character(scalar)).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(of name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
    return scalar.value >= 0x20 || scalar == "\t" || scalar == "\n" || scalar == "\r" ? scalar : nil
  }
}

// MARK: - What is left out

extension SVGTokenizer {
  /// Instructions are left out; one may say that the file is written in another encoding.
  private mutating func skipInstruction() throws(PictureFailure) {
    let start = offset
    try skip(past: "?>", of: "an instruction")
    let text = String(decoding: bytes[start..<offset].prefix(1000), as: UTF8.self).lowercased()
    guard text.hasPrefix("xml "), let encoding = text.firstRange(of: "encoding") else { return }
    let value = text[encoding.upperBound...].split { "= \"'?>".contains($0) }.first ?? ""
    guard ["utf-8", "us-ascii", "ascii"].contains(value) else { throw failure("its encoding is \(value)") }
  }

  private mutating func skipDocumentType() throws(PictureFailure) {
    let start = offset
    try skip(past: ">", of: "the document type")
    if bytes[start..<offset].contains(UInt8(ascii: "[")) { throw failure("its document type declares entities") }
  }

  private mutating func skip(past text: String, of what: String) throws(PictureFailure) {
    let text = Array(text.utf8)
    while offset <= bytes.count - text.count {
      if bytes.has(text, at: offset) {
        offset += text.count
        return
      }
      offset += 1
    }
    throw failure("\(what) does not end")
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes.has(text, at: offset) else { return false }
    offset += text.utf8.count
    return true
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = offset
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
    return offset > start
  }

  /// A reason with the line that it is about.
  private func failure(_ reason: String, at offset: Int? = nil) -> PictureFailure {
    let line = bytes[..<(offset ?? self.offset)].count { $0 == UInt8(ascii: "\n") } + 1
    return .unsafeSVG(reason: "line \(line): \(reason)")
  }
}
