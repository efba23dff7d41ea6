private import Glibc

extension ArraySlice<UInt8> {
  /// Whether the bytes are those of another slice: `==` compares them one by one.
  package func isSame(as other: ArraySlice<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { others in
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
      }
    }
  }
}
