/// The two lines of three dashes around the front matter, by the bytes that they separate.
struct FrontMatterFence: Hashable {
  /// What is between the two lines.
  let body: Range<Int>
  /// The closing line without its line break.
  let closing: Range<Int>
  /// What follows the closing line.
  let notes: Range<Int>

  enum Finding: Hashable {
    /// No first line of dashes: the whole file is notes.
    case none(notes: Range<Int>)
    /// What looks like front matter and is none.
    case misplaced(MisplacedFence)
    /// A first line of dashes and no second.
    case unclosed(opening: Range<Int>)
    case closed(FrontMatterFence)
  }

  /// Looks at the front matter's bytes only, not at the notes.
  static func find(in bytes: [UInt8]) -> Finding {
    let start = byteOrderMarkLength(of: bytes)
    guard let opening = line(at: start, in: bytes) else {
      return MisplacedFence(in: bytes, from: start).map { .misplaced($0) } ?? .none(notes: start..<bytes.count)
    }
    var next = opening.upperBound
    while let dash = firstDash(in: bytes, from: next) {
      if isLineBreak(bytes[dash - 1]), let closing = line(at: dash, in: bytes) {
        var end = dash + dashCount
        while end < closing.upperBound, isBlank(bytes[end]) { end += 1 }
        let body = opening.upperBound..<dash
        return .closed(FrontMatterFence(body: body, closing: dash..<end, notes: closing.upperBound..<bytes.count))
      }
      next = dash + 1
      while next < bytes.count, bytes[next] == UInt8(ascii: "-") || isBlank(bytes[next]) { next += 1 }
    }
    return .unclosed(opening: start..<start + dashCount)
  }
}

private let dashCount = 3

/// The line at `offset` with its line break, if it is three dashes and blanks.
private func line(at offset: Int, in bytes: [UInt8]) -> Range<Int>? {
  guard bytes.count >= offset + dashCount else { return nil }
  guard bytes[offset..<offset + dashCount].allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
  var end = offset + dashCount
  while end < bytes.count, isBlank(bytes[end]) { end += 1 }
  guard end < bytes.count else { return offset..<end }
  guard isLineBreak(bytes[end]) else { return nil }
  let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
  return offset..<end + (isPair ? 2 : 1)
}

/// The offset of the first dash at or after `offset`.
private func firstDash(in bytes: [UInt8], from offset: Int) -> Int? {
  bytes.withUnsafeBytes { firstOffset(of: UInt8(ascii: "-"), in: $0, from: offset) }
}
