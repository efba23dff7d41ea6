/// Counts the elements that a browser draws, those included that `use` draws again: a few lines can ask for billions.
struct SVGExpansion {
  private struct Part {
    let id: String?
    var elements = 1
    var uses: [String] = []
  }

  private var open: [Part] = []
  private var parts: [String: Part] = [:]

  mutating func start(id: String?, uses: String?) {
    open.append(Part(id: id, uses: uses.map { [$0] } ?? []))
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
    for use in part.uses where sum <= PictureLimits.svgElements {
      sum += try count(use, depth: depth + 1, &counts)
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
