/// A checksum that detects bytes damaged by a disk or a copy. It doesn't protect against intent.
package enum Checksum {
  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var sum: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        sum = mixed(sum ^ word)
        offset += 8
      }
      for byte in bytes[offset...] { sum = mixed(sum ^ UInt64(byte)) }
      return sum
    }
  }

  /// Multiplication carries every bit upwards, the other half of the product brings them down again.
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
