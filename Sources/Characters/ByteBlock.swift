/// Sixteen bytes of text that are looked at together.
///
/// It is public, as what uses it is, because other modules can inline only what is.
public struct ByteBlock {
  /// Which of the bytes are marked.
  public typealias Marks = SIMDMask<SIMD16<Int8>>

  @usableFromInline let bytes: SIMD16<UInt8>

  @inlinable @inline(__always)
  init(_ bytes: SIMD16<UInt8>) {
    self.bytes = bytes
  }

  /// Marks the bytes that are `byte`, or differ from it in no bits but those of `ignored`.
  @inlinable @inline(__always)
  public func marks(_ byte: UInt8, ignoring ignored: UInt8 = 0) -> Marks {
    (bytes | SIMD16(repeating: ignored)) .== SIMD16(repeating: byte | ignored)
  }

  /// Marks the bytes below another one.
  @inlinable @inline(__always)
  public func marks(below limit: UInt8) -> Marks {
    bytes .< SIMD16(repeating: limit)
  }

  /// Marks the bytes that lie below the first of two others or above the last, whatever they have for the bits of `ignored`.
  @inlinable @inline(__always)
  public func marks(outside range: ClosedRange<UInt8>, ignoring ignored: UInt8 = 0) -> Marks {
    let bytes = self.bytes | SIMD16(repeating: ignored)
    return (bytes .< SIMD16(repeating: range.lowerBound)) .| (bytes .> SIMD16(repeating: range.upperBound))
  }

  /// Marks the bytes that may begin a character which pages cannot hold, and tabs among them, but no line feeds, of which there are many.
  @inlinable @inline(__always)
  public var suspects: Marks {
    (marks(below: 0x20) .^ marks(0x0A)) .| marks(0x7F) .| marks(0xC2) .| (bytes .>= SIMD16(repeating: 0xEF))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The position of the first byte at or after `start` that is not plain; the count if there is none.
  ///
  /// - Parameters:
  ///   - isPlain: whether a byte is plain.
  ///   - marks: marks the bytes of a block that are not plain; it may mark too many.
  @inlinable @inline(__always)
  public func plainEnd(
    from start: Int, where isPlain: (UInt8) -> Bool, marks: (ByteBlock) -> ByteBlock.Marks
  ) -> Int {
    var index = start
    while index < count {
      let end = Swift.min(index + 16, count)
      if !marks(block(endingAt: end)).isAny {
        index = end
        continue
      }
      while index < end {
        if !isPlain(self[index]) { return index }
        index += 1
      }
    }
    return index
  }

  /// The sixteen bytes before a position. Of a shorter text, some are there twice, or spaces fill it up.
  @inlinable @inline(__always)
  func block(endingAt end: Int) -> ByteBlock {
    if end >= 16 {
      return ByteBlock(UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: end - 16, as: SIMD16<UInt8>.self))
    }
    if end >= 8 {
      let text = UnsafeRawBufferPointer(self)
      return ByteBlock(
        SIMD16(
          lowHalf: text.loadUnaligned(as: SIMD8<UInt8>.self),
          highHalf: text.loadUnaligned(fromByteOffset: end - 8, as: SIMD8<UInt8>.self)))
    }
    var bytes = SIMD16<UInt8>(repeating: UInt8(ascii: " "))
    withUnsafeMutableBytes(of: &bytes) {
      $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(self)[..<end]))
    }
    return ByteBlock(bytes)
  }
}

extension ByteBlock.Marks {
  /// Whether any byte is marked.
  @inlinable @inline(__always)
  var isAny: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y != 0
  }
}
