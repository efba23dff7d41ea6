import Glibc

/// The number of bytes of a UTF-8 byte order mark at the start of a file: 3, or 0 without one.
func byteOrderMarkLength(of bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// Whether the byte is a space or a tab.
package func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

/// Whether the byte ends a line, alone or as half of CR LF.
func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// Whether the byte is a control character that no web page and no feed may hold.
func isControl(_ byte: UInt8) -> Bool {
  byte < 0x20 && !isBlank(byte) && !isLineBreak(byte)
}

/// The offset of the first such byte at or after `offset`, by the C library's search.
func firstOffset(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from offset: Int) -> Int? {
  guard let base = bytes.baseAddress, offset < bytes.count else { return nil }
  return memchr(base + offset, Int32(byte), bytes.count - offset).map { UnsafeRawPointer($0) - base }
}
