/// The characters that HTML and XML cannot hold: control characters, and code points that Unicode keeps for no character.
///
/// White space aside, neither a browser nor a validator takes them, even where they are written as references.
public enum PageCharacters {
  /// The replacement of such a character on pages: U+FFFD.
  public static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// How many bytes the character at `index` has, if pages cannot hold it; otherwise 0.
  ///
  /// - Parameter bytes: UTF-8, in which the bytes 0xFE and 0xFF may mark such characters.
  @inlinable @inline(__always)
  public static func forbiddenLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = bytes[index]
    if byte < 0x20 { return byte == 0x09 || byte == 0x0A || byte == 0x0D ? 0 : 1 }
    if byte < 0x7F { return 0 }
    return forbiddenLength(of: byte, at: index, in: bytes)
  }

  /// The same for a byte that begins neither a control character of ASCII nor another plain one.
  public static func forbiddenLength(of byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch byte {
    // No byte of UTF-8, but what libcmark makes of references to U+FFFE and U+FFFF.
    case 0x7F, 0xFE, 0xFF: return 1
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] < 0xA0 ? 2 : 0
    case 0xEF:
      guard index + 2 < bytes.count else { return 0 }
      switch (bytes[index + 1], bytes[index + 2]) {
      case (0xBF, 0xBE...0xBF), (0xB7, 0x90...0xAF): return 3
      default: return 0
      }
    case 0xF0...0xF4:
      guard index + 3 < bytes.count, bytes[index + 3] >= 0xBE else { return 0 }
      return bytes[index + 2] == 0xBF && bytes[index + 1] & 0x0F == 0x0F ? 4 : 0
    default: return 0
    }
  }

  /// Whether a byte is part of a character that pages can hold, whatever its neighbours, as nearly all are.
  @inlinable @inline(__always)
  public static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x80...0xC1, 0xC3...0xEE: true
    default: false
    }
  }

  /// Appends `bytes` with everything replaced that pages cannot hold.
  public static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var start = 0
    var index = 0
    while true {
      index = bytes.plainEnd(from: index, where: isPlain) { $0.suspects }
      if index >= bytes.count { break }
      let length = forbiddenLength(at: index, in: bytes)
      if length > 0 {
        output.append(copying: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        output += replacement
        start = index + length
      }
      index += max(1, length)
    }
    output.append(copying: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// A text with everything replaced that pages cannot hold.
  public static func replacing(in text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var (text, bytes) = (text, [UInt8]())
    text.withUTF8 { append($0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
