/// Tells UTF-8 from other bytes, at the cost of little more than reading them where they are ASCII.
package enum UTF8Validation {
  /// The offset of the first byte that keeps `bytes` from being UTF-8; nil if nothing does.
  ///
  /// Only stretches with more than ASCII are given to the standard library, which takes several times as long for each byte. A stretch
  /// begins and ends beside ASCII, so that no character is cut in two.
  package static func firstWrongByte(in bytes: Span<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let start = endOfASCII(in: bytes.bytes, from: offset)
      let (end, next) = endOfStretch(in: bytes.bytes, from: start)
      do {
        _ = try UTF8Span(validating: bytes.extracting(start..<end))
      } catch {
        return start + error.byteOffsets.lowerBound
      }
      offset = next
    }
    return nil
  }
}

extension UTF8Validation {
  /// Whether no byte is beyond ASCII.
  package static func isASCII(_ bytes: Span<UInt8>) -> Bool {
    var offset = endOfASCII(in: bytes.bytes, from: 0)
    while offset < bytes.count {
      if bytes[offset] >= 0x80 { return false }
      offset += 1
    }
    return true
  }

  private static let wordSize = 8
  /// The bits that no byte of ASCII has, in a word.
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The first byte at or after `start` that is not ASCII; near the end, perhaps one of the last before it.
  private static func endOfASCII(in bytes: RawSpan, from start: Int) -> Int {
    var offset = start
    while offset + 4 * wordSize <= bytes.byteCount {
      let bits =
        otherBits(at: offset, in: bytes) | otherBits(at: offset + wordSize, in: bytes)
        | otherBits(at: offset + 2 * wordSize, in: bytes) | otherBits(at: offset + 3 * wordSize, in: bytes)
      guard bits == 0 else { break }
      offset += 4 * wordSize
    }
    while offset + wordSize <= bytes.byteCount {
      let bits = otherBits(at: offset, in: bytes)
      if bits != 0 { return offset + bits.trailingZeroBitCount / 8 }
      offset += wordSize
    }
    return offset
  }

  /// The end of a stretch that begins at `start`, and the first word of ASCII after it, or the end of all bytes.
  ///
  /// A few bytes of ASCII, as between the letters of a word, end no stretch.
  private static func endOfStretch(in bytes: RawSpan, from start: Int) -> (end: Int, next: Int) {
    var offset = start
    var before: UInt64 = 0
    while offset + wordSize <= bytes.byteCount {
      let bits = otherBits(at: offset, in: bytes)
      if bits == 0 { return (offset - before.leadingZeroBitCount / 8, offset) }
      before = bits
      offset += wordSize
    }
    return (bytes.byteCount, bytes.byteCount)
  }

  /// The highest bit of each byte of the word at `offset`, which is inside `bytes`; the first byte's is the lowest.
  private static func otherBits(at offset: Int, in bytes: RawSpan) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)) & highBits
  }
}

extension String {
  /// The text of bytes; nil if they are not UTF-8. It is as `String(validating:as:)`, and several times as fast where a long text has little
  /// beyond ASCII.
  package init?(validated bytes: Span<UInt8>) {
    guard UTF8Validation.firstWrongByte(in: bytes) == nil else { return nil }
    unsafe self.init(copying: UTF8Span(unchecked: bytes))
  }
}
