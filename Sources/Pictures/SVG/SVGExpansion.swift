/// Counts the elements that a browser draws, those included that are drawn again: by `use`, and by patterns, masks, markers, filters and clipping paths. A few
/// lines can ask for billions.
struct SVGExpansion {
  private struct Part {
    let id: String?
    let name: String
    var elements = 1
    /// How many steps a filter has.
    var steps = 0
    /// How much more than one value the steps compute for each point.
    var work = 0
    /// How many corners its lines have, each of which a marker can be drawn at.
    var corners = 0
    var uses: [String] = []
    /// What the element itself refers to, and so for the lines in it.
    var ownPaints: [String] = []
    var ownClasses: [String] = []
    /// What it and the elements in it refer to, and how many corners there are where they do.
    var paints: [(id: String, corners: Int)] = []
    var classes: [(name: String, corners: Int)] = []

    /// Whether others are filled, covered or marked with the element.
    var isPaint: Bool { ["pattern", "mask", "marker", "filter", "clipPath"].contains(name) }
    var isStep: Bool { name.hasPrefix("fe") && !name.hasPrefix("feFunc") && name != "feMergeNode" }
  }

  private var open: [Part] = []
  private var parts: [String: Part] = [:]
  /// What the rules of style sheets refer to, by the classes of elements that they are for.
  private var rules: [String: Set<String>] = [:]
  /// What rules refer to that are for elements of any class.
  private var rulesForAll: Set<String> = []

  /// How often at least a pattern within a pattern is drawn.
  private static let tiles = 10

  mutating func start(_ tag: SVGTag) {
    var part = Part(id: tag["id"], name: tag.name)
    let target = (tag["href"] ?? tag["xlink:href"]).map { String($0.dropFirst()) }
    if tag.name == "use", let target { part.uses.append(target) }
    // A pattern or a filter can go on from another one.
    if part.isPaint, let target { part.ownPaints.append(target) }
    for attribute in tag.attributes { part.ownPaints += Self.references(in: attribute.value) }
    part.work = Self.work(of: tag)
    part.corners = Self.corners(of: tag)
    part.ownClasses = (tag["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    open.append(part)
  }

  mutating func end() {
    guard var part = open.popLast() else { return }
    // A step computes each point of a picture, and can be given what all others make.
    if part.name == "filter" {
      part.elements += part.steps * part.steps + Self.elementsOfWork * min(part.work, PictureLimits.svgElements)
    }
    let corners = part.corners
    part.paints += part.ownPaints.map { ($0, corners) }
    part.classes += part.ownClasses.map { ($0, corners) }
    if let id = part.id, parts[id] == nil { parts[id] = part }
    guard !open.isEmpty else {
      parts[""] = part
      return
    }
    let outer = open.count - 1
    open[outer].elements += part.elements
    open[outer].steps += part.isStep ? 1 : 0
    open[outer].work += part.work
    open[outer].corners += part.corners
    open[outer].uses += part.uses
    open[outer].paints += part.paints
    open[outer].classes += part.classes
  }

  /// How many elements are drawn in the time in which a step computes one more value for each point.
  private static let elementsOfWork = 100

  /// How many values besides one a step of a filter computes for each point: layers of noise, points around it.
  private static func work(of tag: SVGTag) -> Int {
    func numbers(_ attribute: String, _ other: Double) -> [Double] {
      let numbers = (tag[attribute] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
      return numbers.isEmpty ? [other] : numbers.prefix(2).map { $0.isNaN ? other : min(abs($0), 1e4) }
    }
    let values: [Double]
    switch tag.name {
    case "feTurbulence": values = [numbers("numOctaves", 1)[0]]
    case "feConvolveMatrix": values = numbers("order", 3)
    case "feMorphology": values = numbers("radius", 0).map { 2 * $0 + 1 }
    default: return 0
    }
    let product = values.count == 1 && tag.name != "feTurbulence" ? values[0] * values[0] : values.reduce(1, *)
    return max(0, Int(min(product, 1e6)) - 1)
  }

  /// How many corners the line of an element has at most: it has two numbers for each, or one for a corner on a level with the one before.
  private static func corners(of tag: SVGTag) -> Int {
    switch tag.name {
    case "line": return 2
    case "path", "polyline", "polygon": break
    default: return 0
    }
    var numbers = 0
    var (isInNumber, hasPoint) = (false, false)
    for byte in (tag["d"] ?? tag["points"] ?? "").utf8 {
      let isPoint = byte == UInt8(ascii: ".")
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isDigit || isPoint, !isInNumber || isPoint && hasPoint {
        numbers += 1
        hasPoint = isPoint
      } else if isPoint {
        hasPoint = true
      }
      isInNumber = isDigit || isPoint
    }
    return numbers
  }

  /// Adds the rules of a style sheet.
  mutating func add(rules sheet: String) {
    for rule in sheet.split(separator: "}") {
      let halves = rule.split(separator: "{", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let targets = Self.references(in: String(halves[1]))
      if targets.isEmpty { continue }
      for selector in halves[0].split(separator: ",") {
        let names = selector.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        if names.isEmpty { rulesForAll.formUnion(targets) }
        for name in names {
          rules[String(name.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }), default: []].formUnion(targets)
        }
      }
    }
  }

  /// What `url(#name)` refers to in a value or a rule.
  private static func references(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).compactMap { before, after in
      let start = before.reversed().drop { " \"'".contains($0) }.prefix(4)
      return String(start.reversed()).lowercased() == "url(" ? String(after.prefix { !")'\" ".contains($0) }) : nil
    }
  }

  /// How many elements are drawn; not more than one above the limit is counted.
  func count() throws(PictureFailure) -> Int {
    var counts: [String: Int] = [:]
    return try count("", depth: 0, &counts)
  }

  private func count(_ id: String, depth: Int, _ counts: inout [String: Int]) throws(PictureFailure) -> Int {
    if let count = counts[id] { return count }
    guard let part = parts[id] else { return 0 }
    guard depth <= PictureLimits.svgDepth else { throw .tooDeepSVG }
    // Browsers draw nothing for an element that leads to itself.
    counts[id] = 0
    var sum = part.elements
    func add(_ id: String, times: Int) throws(PictureFailure) {
      guard sum <= PictureLimits.svgElements else { return }
      sum += times * min(try count(id, depth: depth + 1, &counts), PictureLimits.svgElements + 1)
    }
    for use in part.uses { try add(use, times: 1) }
    let tiles = depth == 0 ? 1 : Self.tiles
    func add(_ paint: String, times: Int, corners: Int) throws(PictureFailure) {
      guard let part = parts[paint], part.isPaint else { return }
      let most = PictureLimits.svgElements + 1
      try add(paint, times: part.name == "marker" ? min(max(times, corners), most) : times)
    }
    for (paint, corners) in part.paints { try add(paint, times: tiles, corners: corners) }
    for (name, corners) in part.classes {
      for paint in rules[name] ?? [] { try add(paint, times: tiles, corners: corners) }
    }
    let times = tiles * min(part.elements, PictureLimits.svgElements)
    for paint in rulesForAll { try add(paint, times: times, corners: part.corners) }
    counts[id] = sum
    return sum
  }
}

extension PictureFailure {
  /// Elements are within one another, or draw one another, too deeply.
  static var tooDeepSVG: PictureFailure {
    .unsafeSVG(reason: "its elements are nested more than \(PictureLimits.svgDepth) deep")
  }
}
