/// The size in which browsers show an SVG picture that is given none (SVG 2, 8.2; CSS Images, 5).
enum SVGSize {
  /// What browsers take where a picture says nothing.
  private static let fallback = PixelSize(width: 300, height: 150)

  static func of(_ root: SVGTag) -> PixelSize {
    let width = root["width"].flatMap(pixels)
    let height = root["height"].flatMap(pixels)
    let box = (root["viewBox"] ?? "").split { ", \t\n\r".contains($0) }.compactMap { Double($0) }
    let ratio: Double? = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[2] / box[3] : nil
    switch (width, height, ratio) {
    case (let width?, let height?, _): return size(width, height)
    case (let width?, nil, let ratio?): return size(width, width / ratio)
    case (nil, let height?, let ratio?): return size(height * ratio, height)
    case (nil, nil, _?): return size(box[2], box[3])
    case (let width, let height, nil):
      return size(width ?? Double(fallback.width), height ?? Double(fallback.height))
    }
  }

  private static func size(_ width: Double, _ height: Double) -> PixelSize {
    func bounded(_ length: Double) -> Int { Int(min(max(1, length.rounded()), Double(PictureLimits.edge))) }
    return PixelSize(width: bounded(width), height: bounded(height))
  }

  /// A length in pixels; nil if it is none, or a share of something.
  private static func pixels(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4 / 3.0), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    var number = text[...]
    var factor = 1.0
    if let (unit, length) = units.first(where: { text.hasSuffix($0.0) }) {
      number = text.dropLast(unit.count)
      factor = length
    }
    guard let value = Double(number), value.isFinite, value > 0 else { return nil }
    return value * factor
  }
}
