/// Fields of binary formats; each is nil where the bytes end before it.
extension [UInt8] {
  func has(_ text: String, at offset: Int) -> Bool {
    has(Array(text.utf8), at: offset)
  }

  func has(_ part: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset <= count - part.count && self[offset..<offset + part.count].elementsEqual(part)
  }

  func bigEndian16(at offset: Int) -> Int? {
    number(at: offset, length: 2, isBigEndian: true)
  }

  func bigEndian32(at offset: Int) -> Int? {
    number(at: offset, length: 4, isBigEndian: true)
  }

  func littleEndian16(at offset: Int) -> Int? {
    number(at: offset, length: 2, isBigEndian: false)
  }

  func littleEndian24(at offset: Int) -> Int? {
    number(at: offset, length: 3, isBigEndian: false)
  }

  func littleEndian32(at offset: Int) -> Int? {
    number(at: offset, length: 4, isBigEndian: false)
  }

  func number(at offset: Int, length: Int, isBigEndian: Bool) -> Int? {
    guard offset >= 0, offset <= count - length else { return nil }
    let field = self[offset..<offset + length]
    return isBigEndian
      ? field.reduce(0) { $0 << 8 | Int($1) } : field.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func append(bigEndian number: Int, length: Int) {
    for byte in (0..<length).reversed() { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }

  mutating func append(littleEndian number: Int, length: Int) {
    for byte in 0..<length { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }
}
