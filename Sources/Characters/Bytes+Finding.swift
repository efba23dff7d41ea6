private import Glibc

extension ArraySlice<UInt8> {
  /// How many bytes are before the first place of a word; nil if it is nowhere. What the standard library has for that takes many times as long.
  package func offset(of word: [UInt8]) -> Int? {
    guard let first = word.first else { return 0 }
    return withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var place = start
      let end = start + bytes.count
      while let found = memchr(place, Int32(first), end - place).map({ UnsafeRawPointer($0) }) {
        if end - found < word.count { return nil }
        if memcmp(found, word, word.count) == 0 { return found - start }
        place = found + 1
      }
      return nil
    }
  }
}
