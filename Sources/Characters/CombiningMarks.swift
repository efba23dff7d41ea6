/// Runs of combining marks, such as accents, on one letter.
///
/// Unicode orders the marks of a letter, which takes n² steps for n of them, wherever texts are compared or composed.
package enum CombiningMarks {
  /// How many marks can follow one another. Unicode's own format for streams allows 30; no language needs as many.
  package static let limit = 200

  /// The offset of the first mark beyond the limit; nil if there is none.
  ///
  /// One character of every few hundred bytes is looked at: a run that is too long has one of these.
  ///
  /// - Parameter bytes: UTF-8.
  package static func firstExcess(in bytes: Span<UInt8>) -> Int? {
    // Marks have two bytes at least.
    let stride = 2 * limit
    var offset = stride - 1
    while offset < bytes.count {
      if bytes[offset] >= 0x80, let excess = excess(around: offset, in: bytes) { return excess }
      offset += stride
    }
    return nil
  }
}

extension CombiningMarks {
  /// The first mark beyond the limit of the run that a byte is in; nil if it is in none, or in a shorter one.
  private static func excess(around offset: Int, in bytes: Span<UInt8>) -> Int? {
    var start = offset
    while bytes[start] & 0b1100_0000 == 0b1000_0000, start > 0 { start -= 1 }
    guard isMark(at: start, in: bytes) else { return nil }
    while start > 0 {
      var before = start - 1
      while bytes[before] & 0b1100_0000 == 0b1000_0000, before > 0 { before -= 1 }
      guard isMark(at: before, in: bytes) else { break }
      start = before
    }
    var count = 0
    while start < bytes.count, isMark(at: start, in: bytes) {
      if count == limit { return start }
      count += 1
      start += length(at: start, in: bytes)
    }
    return nil
  }

  private static func length(at offset: Int, in bytes: Span<UInt8>) -> Int {
    switch bytes[offset] {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  private static func isMark(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    let length = length(at: offset, in: bytes)
    guard length > 1, offset + length <= bytes.count else { return false }
    var value = UInt32(bytes[offset]) & (0xFF >> UInt32(length + 1))
    for index in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[index] & 0b0011_1111) }
    guard let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.canonicalCombiningClass != .notReordered
  }
}
