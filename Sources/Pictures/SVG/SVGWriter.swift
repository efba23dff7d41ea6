/// Writes the tokens of an SVG picture that draw, and nothing else.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var size = PixelSize(width: 1, height: 1)
  private(set) var hasLeftOut = false
  private var isFinished = false
  private var open: [Element] = []
  private var expansion = SVGExpansion()
  /// The text of the style sheet that is being read.
  private var sheet = ""

  private struct Element {
    let name: String
    let treatment: SVGVocabulary.Treatment
  }

  mutating func write(_ token: SVGToken) throws(PictureFailure) {
    switch token {
    case .start(let tag): try start(tag)
    case .end(let name): try end(name)
    case .text(let text): try write(text)
    }
  }

  /// Checks that the picture is whole.
  func finish() throws(PictureFailure) {
    guard isFinished else { throw .unsafeSVG(reason: "it ends too early") }
    guard try expansion.count() <= PictureLimits.svgElements else {
      throw .unsafeSVG(reason: "it draws more than \(PictureLimits.svgElements) elements")
    }
  }
}

// MARK: - Elements

extension SVGWriter {
  private mutating func start(_ tag: SVGTag) throws(PictureFailure) {
    guard !isFinished else { throw .unsafeSVG(reason: "it has more than one root") }
    guard open.count < PictureLimits.svgDepth else { throw .tooDeepSVG }
    let treatment = try treatment(of: tag)
    open.append(Element(name: tag.name, treatment: treatment))
    if treatment != .keep { hasLeftOut = true }
    if treatment == .keep { try writeStart(tag) }
    if tag.isEmpty { try end(tag.name) }
  }

  private func treatment(of tag: SVGTag) throws(PictureFailure) -> SVGVocabulary.Treatment {
    guard let parent = open.last else {
      guard tag.name == "svg", tag["xmlns"] == SVGVocabulary.namespace else {
        throw .unsafeSVG(reason: "its root is not <svg xmlns=\"\(SVGVocabulary.namespace)\">")
      }
      return .keep
    }
    if parent.treatment == .remove { return .remove }
    if parent.name == "style" { throw .unsafeSVG(reason: "a style sheet has elements in it") }
    if tag.name == "image" || tag.name == "feImage" {
      throw .unsafeSVG(reason: "it holds another picture; save it as PNG")
    }
    if let namespace = tag["xmlns"], namespace != SVGVocabulary.namespace { return .remove }
    return SVGVocabulary.treatment(of: tag.name)
  }

  private mutating func end(_ name: String) throws(PictureFailure) {
    guard let element = open.popLast(), element.name == name else {
      throw .unsafeSVG(reason: "</\(name)> ends an element that is not open")
    }
    if element.treatment == .keep {
      if name == "style" { writeSheet() }
      bytes += Array("</\(name)>".utf8)
      expansion.end()
    }
    if open.isEmpty { isFinished = true }
  }

  private mutating func writeStart(_ tag: SVGTag) throws(PictureFailure) {
    bytes += Array("<\(tag.name)".utf8)
    if open.count == 1 {
      size = SVGSize.of(tag)
      write(attribute: "xmlns", SVGVocabulary.namespace)
      write(attribute: "xmlns:xlink", SVGVocabulary.linkNamespace)
    }
    for attribute in tag.attributes { write(attribute, of: tag.name) }
    bytes.append(UInt8(ascii: ">"))
    expansion.start(tag)
  }
}

// MARK: - Attributes and text

extension SVGWriter {
  private mutating func write(_ attribute: SVGTag.Attribute, of element: String) {
    let (name, value) = (attribute.name, attribute.value)
    switch name {
    case "xmlns", "xmlns:xlink", "xmlns:svg": return
    case "href" where value.hasPrefix("#"), "xlink:href" where value.hasPrefix("#"): write(attribute: name, value)
    case "style":
      let declarations = SVGStyle.declarations(value)
      if !declarations.isEmpty { write(attribute: name, declarations) }
      if declarations.utf8.count < value.utf8.count { hasLeftOut = true }
    case "id", "class", "aria-label": write(attribute: name, value)
    case _ where SVGVocabulary.isKnown(name) && SVGStyle.isSafe(value): write(attribute: name, value)
    default: hasLeftOut = true
    }
  }

  private mutating func write(attribute name: String, _ value: String) {
    bytes += Array(" \(name)=\"".utf8)
    escape(value)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ text: String) throws(PictureFailure) {
    guard let element = open.last else {
      guard text.utf8.allSatisfy(Self.isBlank) else { throw .unsafeSVG(reason: "it has text outside its root") }
      return
    }
    if element.name == "style", element.treatment == .keep {
      sheet += text
    } else if element.treatment != .remove {
      // PDF cannot hold what is no character, and nothing is drawn for it.
      let isDrawn = { (scalar: Unicode.Scalar) in !scalar.properties.isNoncharacterCodePoint }
      escape(String(String.UnicodeScalarView(text.unicodeScalars.filter(isDrawn))))
    }
  }

  private mutating func writeSheet() {
    let safe = SVGStyle.sheet(sheet)
    if safe.utf8.count < sheet.utf8.count(where: { !Self.isBlank($0) }) { hasLeftOut = true }
    expansion.add(rules: safe)
    escape(safe)
    sheet = ""
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      default: bytes.append(byte)
      }
    }
  }
}
