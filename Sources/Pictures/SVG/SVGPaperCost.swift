import Foundation

/// What takes librsvg and cairo long, or is more than they can draw, although browsers are fast at it: letters of enormous size, and lines of millions of dashes.
struct SVGPaperCost {
  private struct Frame {
    /// How much larger than the picture's own units its units are.
    var scale = 1.0
    var fontSize = 16.0
    /// The dashes of its lines.
    var dash: Dash?
  }

  private struct Dash {
    let length: Double
    let count: Int
  }

  private var open: [Frame] = []
  /// The longer side of the picture, in its own units.
  private var side = 1.0
  private var largestFont = 0.0
  /// The most that `use` makes its element larger.
  private var useScale = 1.0
  /// The largest type that a style sheet gives, and the shortest dashes.
  private var sheetFont = 0.0
  private var sheetDash: Dash?

  /// How many dashes are drawn in the time in which an element is.
  private static let dashesOfElement = 20.0
  /// How many times as large as the picture letters can be.
  private static let largestFontOfSide = 20.0

  /// Whether letters are too large to be drawn.
  var hasHugeLetters: Bool { largestFont * useScale > Self.largestFontOfSide * side }

  /// - Parameter size: That of the picture, where the root gives it no other units.
  /// - Returns: How many elements could be drawn in the time of the element's dashes.
  mutating func start(_ tag: SVGTag, size: PixelSize) -> Int {
    var frame = open.last ?? Frame()
    let style = Self.declarations(tag["style"] ?? "")
    let box = Self.numbers(tag["viewBox"] ?? "")
    let boxSide = box.count == 4 ? max(box[2], box[3]) : 0
    if open.isEmpty {
      side = boxSide > 0 ? boxSide : Double(max(size.width, size.height))
    } else if boxSide > 0 {
      frame.scale *= max(1, side / boxSide)
    }
    for transform in [tag["transform"], tag["gradientTransform"], style["transform"]].compactMap(\.self) {
      frame.scale *= Self.scale(of: transform)
    }
    if let font = (style["font-size"] ?? style["font"] ?? tag["font-size"]).flatMap({ Self.length($0, frame.fontSize) })
    {
      frame.fontSize = font
    }
    if let dash = style["stroke-dasharray"] ?? tag["stroke-dasharray"] { frame.dash = Self.dash(dash) }
    if ["text", "tspan", "textPath", "tref"].contains(tag.name) {
      largestFont = max(largestFont, max(frame.fontSize, sheetFont) * frame.scale)
    }
    if tag.name == "use" { useScale = max(useScale, frame.scale) }
    open.append(frame)
    guard let dash = [frame.dash, sheetDash].compactMap(\.self).min(by: { $0.length < $1.length }) else { return 0 }
    let dashes = Self.length(ofLineOf: tag) / dash.length * Double(dash.count)
    return Int(min(dashes / Self.dashesOfElement, Double(PictureLimits.svgElements + 1)))
  }

  mutating func end() { _ = open.popLast() }

  /// Adds the rules of a style sheet.
  mutating func add(sheet: String) {
    for rule in sheet.split(separator: "}") {
      let style = Self.declarations(String(rule.split(separator: "{", maxSplits: 1).last ?? ""))
      if let font = (style["font-size"] ?? style["font"]).flatMap({ Self.length($0, 16) }) {
        sheetFont = max(sheetFont, font)
      }
      if let transform = style["transform"] { useScale = max(useScale, Self.scale(of: transform)) }
      if let dash = style["stroke-dasharray"].flatMap(Self.dash), dash.length < sheetDash?.length ?? .infinity {
        sheetDash = dash
      }
    }
  }
}

// MARK: - Reading values

extension SVGPaperCost {
  private static func declarations(_ style: String) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in style.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].filter { !$0.isWhitespace }.lowercased()
      result[name] = String(declaration[declaration.index(after: colon)...])
    }
    return result
  }

  /// The numbers of a text, whatever is between them.
  private static func numbers(_ text: String) -> [Double] {
    var numbers: [Double] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      if let (number, end) = number(at: rest) {
        numbers.append(number)
        rest = rest[end...]
      } else {
        rest.removeFirst()
      }
    }
    return numbers
  }

  /// The number that bytes begin with, and where it ends.
  private static func number(at bytes: ArraySlice<UInt8>) -> (Double, Int)? {
    func isDigit(_ index: Int) -> Bool {
      index < bytes.endIndex && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
    var end = bytes.startIndex
    if bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) { end += 1 }
    }
    guard end > digits + (bytes[digits..<end].contains(UInt8(ascii: ".")) ? 1 : 0) else { return nil }
    if end < bytes.endIndex, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let sign = end + 1 < bytes.endIndex && [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(bytes[end + 1]) ? 1 : 0
      if isDigit(end + 1 + sign) {
        end += 1 + sign
        while isDigit(end) { end += 1 }
      }
    }
    guard let number = Double(String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)), number.isFinite else {
      return (1e300, end)
    }
    return (number, end)
  }

  /// The largest length in a text, in the picture's units.
  private static func length(_ text: String, _ font: Double) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4 / 3.0), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("rem", 16),
      ("em", font), ("ex", font / 2), ("%", font / 100),
    ]
    let words = text.lowercased().split { $0 == " " || $0 == "/" || $0 == "," }
    return words.compactMap { word in
      guard let number = numbers(String(word)).first else { return nil }
      return abs(number) * (units.first { word.hasSuffix($0.0) }?.1 ?? 1)
    }.max()
  }

  private static func dash(_ text: String) -> Dash? {
    let lengths = numbers(text).map { abs($0) }
    let sum = lengths.reduce(0, +)
    return sum > 0 ? Dash(length: sum, count: lengths.count) : nil
  }

  /// The most that transformations make lengths longer.
  private static func scale(of transform: String) -> Double {
    var scale = 1.0
    for part in transform.split(separator: ")") {
      let halves = part.split(separator: "(", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let numbers = numbers(String(halves[1]))
      let name = halves[0].lowercased()
      if name.contains("scale") {
        scale *= numbers.map { abs($0) }.max() ?? 1
      } else if name.contains("matrix"), numbers.count >= 4 {
        scale *= max(hypot(numbers[0], numbers[1]), hypot(numbers[2], numbers[3]))
      } else if name.contains("skew"), let angle = numbers.first {
        scale *= 1 + abs(tan(angle * .pi / 180))
      }
    }
    return scale.isFinite ? scale : 1e300
  }
}

// MARK: - Lengths of lines

extension SVGPaperCost {
  private static func length(ofLineOf tag: SVGTag) -> Double {
    func number(_ name: String) -> Double { tag[name].flatMap { numbers($0).first.map { abs($0) } } ?? 0 }
    switch tag.name {
    case "path": return length(ofPath: tag["d"] ?? "")
    case "polyline", "polygon": return length(ofPath: "M" + (tag["points"] ?? "") + "Z")
    case "line": return number("x1") + number("x2") + number("y1") + number("y2")
    case "circle": return 2 * .pi * number("r")
    case "ellipse": return 2 * .pi * max(number("rx"), number("ry"))
    case "rect": return 2 * (number("width") + number("height"))
    default: return 0
    }
  }

  /// At most the length of a path: that of the lines between its points, those included that curves bend towards.
  private static func length(ofPath path: String) -> Double {
    var length = 0.0
    var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)
    func go(_ newX: Double, _ newY: Double) {
      length += hypot(newX - x, newY - y)
      (x, y) = (newX, newY)
    }
    var rest = Array(path.utf8)[...]
    while let command = rest.popFirst() {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(command & 0xDF) else { continue }
      let end = rest.firstIndex { $0 & 0xDF != UInt8(ascii: "E") && (0x41...0x5A).contains($0 & 0xDF) } ?? rest.endIndex
      let values = numbers(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
      let isRelative = command & 0x20 != 0
      switch command & 0xDF {
      case UInt8(ascii: "Z"): go(startX, startY)
      case UInt8(ascii: "H"): for value in values { go(isRelative ? x + value : value, y) }
      case UInt8(ascii: "V"): for value in values { go(x, isRelative ? y + value : value) }
      case UInt8(ascii: "A"):
        // What is between the radii and the end says nothing of the length.
        var arc = values[...]
        while arc.count >= 7 {
          length += 2 * .pi * max(abs(arc[arc.startIndex]), abs(arc[arc.startIndex + 1]))
          let (endX, endY) = (arc[arc.startIndex + 5], arc[arc.startIndex + 6])
          go(isRelative ? x + endX : endX, isRelative ? y + endY : endY)
          arc = arc.dropFirst(7)
        }
      default:
        let perStep = [UInt8(ascii: "C"): 3, UInt8(ascii: "S"): 2, UInt8(ascii: "Q"): 2][command & 0xDF] ?? 1
        var (fromX, fromY) = (x, y)
        for point in 0..<values.count / 2 {
          let (pointX, pointY) = (values[2 * point], values[2 * point + 1])
          if point == 0, command & 0xDF == UInt8(ascii: "M") {
            (x, y) = isRelative ? (x + pointX, y + pointY) : (pointX, pointY)
            (startX, startY) = (x, y)
          } else {
            go(isRelative ? fromX + pointX : pointX, isRelative ? fromY + pointY : pointY)
          }
          if (point + 1) % perStep == 0 { (fromX, fromY) = (x, y) }
        }
      }
    }
    return length
  }
}
