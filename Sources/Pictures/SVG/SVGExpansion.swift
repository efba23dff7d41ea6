/// Counts the elements that a browser draws, those included that are drawn again: by `use`, and by patterns, masks, markers, filters and clipping paths. A few
/// lines can ask for billions.
struct SVGExpansion {
  private struct Part {
    let id: String?
    let isPaint: Bool
    var elements: Int
    var uses: [String] = []
    var paints: [String] = []
  }

  private var open: [Part] = []
  private var parts: [String: Part] = [:]
  /// What the rules of styles refer to, which may be meant for any element.
  private var paintsOfRules: Set<String> = []

  /// The elements that others are filled, covered or marked with.
  private static let paints: Set = ["pattern", "mask", "marker", "filter", "clipPath"]
  /// How many elements a step of a filter counts for: it computes each point of a picture.
  private static let stepWeight = 50
  /// How often at least a pattern within a pattern is drawn.
  private static let tiles = 10

  mutating func start(_ tag: SVGTag) {
    let isStep = tag.name.hasPrefix("fe") && !tag.name.hasPrefix("feFunc") && tag.name != "feMergeNode"
    var part = Part(
      id: tag["id"], isPaint: Self.paints.contains(tag.name), elements: isStep ? Self.stepWeight : 1)
    let link = tag["href"] ?? tag["xlink:href"]
    if tag.name == "use", let link { part.uses.append(String(link.dropFirst())) }
    // A pattern or a filter can go on from another one.
    if part.isPaint, let link { part.paints.append(String(link.dropFirst())) }
    for attribute in tag.attributes { part.paints += Self.references(in: attribute.value) }
    open.append(part)
  }

  mutating func end() {
    guard let part = open.popLast() else { return }
    if let id = part.id, parts[id] == nil { parts[id] = part }
    guard !open.isEmpty else {
      parts[""] = part
      return
    }
    open[open.count - 1].elements += part.elements
    open[open.count - 1].uses += part.uses
    open[open.count - 1].paints += part.paints
  }

  /// Adds the rules of a style sheet.
  mutating func add(rules: String) { paintsOfRules.formUnion(Self.references(in: rules)) }

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
    for paint in part.paints where parts[paint]?.isPaint ?? false { try add(paint, times: tiles) }
    for paint in paintsOfRules where parts[paint]?.isPaint ?? false {
      try add(paint, times: tiles * min(part.elements, PictureLimits.svgElements))
    }
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
