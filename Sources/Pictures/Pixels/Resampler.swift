/// Makes a picture smaller while its rows come in, and holds only those rows that a row of the result still needs.
///
/// Values are scaled as they are stored, in gamma, as browsers and other programs for thumbnails do.
struct Resampler {
  private let source: PixelSize
  private let target: PixelSize
  private let hasAlpha: Bool
  private let columns: ResamplingWeights
  private let rows: ResamplingWeights
  /// The last rows that came in, each at its number modulo the number of rows that are kept.
  private var kept: [UInt8]
  private var sourceRow = 0
  private var targetRow = 0
  /// A row of the target's height and the source's width.
  private var narrow: [SIMD4<Float>]
  private var bytes: [UInt8]

  init(from source: PixelSize, to target: PixelSize, hasAlpha: Bool) {
    self.source = source
    self.target = target
    self.hasAlpha = hasAlpha
    columns = ResamplingWeights(from: source.width, to: target.width)
    rows = ResamplingWeights(from: source.height, to: target.height)
    kept = Array(repeating: 0, count: rows.count * source.width * 4)
    narrow = Array(repeating: .zero, count: source.width)
    bytes = []
    bytes.reserveCapacity(4 * target.count)
  }

  /// The picture, after all rows came in.
  var result: PixelBuffer { PixelBuffer(size: target, bytes: bytes) }

  /// Takes the next row of the source.
  mutating func addRow(_ row: UnsafeBufferPointer<UInt8>) {
    if source == target {
      bytes.append(contentsOf: row)
      return
    }
    keep(row)
    sourceRow += 1
    while targetRow < target.height, rows.starts[targetRow] + rows.count <= sourceRow {
      mixRows()
      mixColumns()
      targetRow += 1
    }
  }

  private mutating func keep(_ row: UnsafeBufferPointer<UInt8>) {
    let start = sourceRow % rows.count * row.count
    kept.withUnsafeMutableBufferPointer { kept in
      let place = UnsafeMutableBufferPointer(rebasing: kept[start..<start + row.count])
      _ = place.update(from: row)
      if hasAlpha { Self.multiplyAlphaIn(place) }
    }
  }

  /// Without this, the colours of transparent pixels would shine through at edges.
  private static func multiplyAlphaIn(_ row: UnsafeMutableBufferPointer<UInt8>) {
    for pixel in stride(from: 0, to: row.count, by: 4) where row[pixel + 3] != 255 {
      let alpha = Int(row[pixel + 3])
      for channel in pixel..<pixel + 3 { row[channel] = UInt8((Int(row[channel]) * alpha + 127) / 255) }
    }
  }

  /// Mixes the kept rows into one, a stretch at a time, which stays in the processor's cache.
  private mutating func mixRows() {
    let length = 4 * source.width
    let start = rows.starts[targetRow]
    let weights = rows.weights[targetRow * rows.count..<(targetRow + 1) * rows.count]
    let count = rows.count
    kept.withUnsafeBufferPointer { kept in
      narrow.withUnsafeMutableBytes { narrow in
        let sums = narrow.bindMemory(to: Float.self)
        for stretch in stride(from: 0, to: length, by: 2048) {
          let end = min(length, stretch + 2048)
          let sums = UnsafeMutableBufferPointer(rebasing: sums[stretch..<end])
          sums.update(repeating: 0)
          for (index, weight) in zip(0..<count, weights) where weight != 0 {
            let rowStart = (start + index) % count * length
            Self.add(UnsafeBufferPointer(rebasing: kept[rowStart + stretch..<rowStart + end]), weight, to: sums)
          }
        }
      }
    }
  }

  private static func add(
    _ row: UnsafeBufferPointer<UInt8>, _ weight: Float, to sums: UnsafeMutableBufferPointer<Float>
  ) {
    guard let row = row.baseAddress, let start = sums.baseAddress else { return }
    for index in 0..<sums.count { start[index] += Float(Int32(row[index])) * weight }
  }

  /// Mixes the columns of the mixed row, and appends it to the result.
  private mutating func mixColumns() {
    let count = columns.count
    narrow.withUnsafeBufferPointer { narrow in
      columns.weights.withUnsafeBufferPointer { weights in
        columns.starts.withUnsafeBufferPointer { starts in
          bytes.append(addingCapacity: 4 * target.width) { room in
            for column in 0..<target.width {
              var sum = SIMD4<Float>.zero
              let start = starts[column]
              let first = column * count
              for index in 0..<count { sum += narrow[start + index] * weights[first + index] }
              if hasAlpha { sum = Self.dividingAlphaOut(sum) }
              for channel in 0..<4 { room.append(Self.rounded(sum[channel])) }
            }
          }
        }
      }
    }
  }

  /// A value as a byte; what the filter made of it may be less or more than a byte has room for.
  private static func rounded(_ value: Float) -> UInt8 {
    // At this size a step of a float is 1, and its last bits are the number.
    UInt8(truncatingIfNeeded: (min(max(value, 0), 255) + 0x1p23).bitPattern)
  }

  private static func dividingAlphaOut(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = pixel.w
    guard alpha >= 0.5 else { return .zero }
    var color = pixel * (255 / alpha)
    color.w = alpha
    return color
  }
}
