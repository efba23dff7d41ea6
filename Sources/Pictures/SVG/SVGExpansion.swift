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
    var uses: [String] = []
    var paints: [String] = []
    var classes: [String] = []

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
    if part.isPaint, let target { part.paints.append(target) }
    for attribute in tag.attributes { part.paints += Self.references(in: attribute.value) }
    part.work = Self.work(of: tag)
    part.classes += (tag["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    open.append(part)
  }

  mutating func end() {
    guard var part = open.popLast() else { return }
    // A step computes each point of a picture, and can be given what all others make.
    if part.name == "filter" {
      part.elements += part.steps * part.steps + Self.elementsOfWork * min(part.work, PictureLimits.svgElements)
    }
    if let id = part.id, parts[id] == nil { parts[id] = part }
    guard !open.isEmpty else {
      parts[""] = part
      return
    }
    let outer = open.count - 1
    open[outer].elements += part.elements
    open[outer].steps += part.isStep ? 1 : 0
    open[outer].work += part.work
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
    func add(_ paints: some Sequence<String>, times: Int) throws(PictureFailure) {
      for paint in paints where parts[paint]?.isPaint ?? false { try add(paint, times: times) }
    }
    try add(part.paints, times: tiles)
    for name in part.classes { try add(rules[name] ?? [], times: tiles) }
    try add(rulesForAll, times: tiles * min(part.elements, PictureLimits.svgElements))
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
