/// Decodes what a `ByteWriter` encoded.
///
/// Bytes that it can't have written make `isSound` false; from then on the reader returns zeros and empty texts, so that callers check once, at the end.
package struct ByteReader {
  private let bytes: [UInt8]
  package private(set) var position: Int
  package private(set) var isSound = true

  package init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  package var isAtEnd: Bool { position >= bytes.count }

  package mutating func byte() -> UInt8 {
    guard position < bytes.count else {
      fail()
      return 0
    }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func flag() -> Bool { byte() != 0 }

  package mutating func fixed() -> UInt64 {
    guard let start = take(8) else { return 0 }
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self)) }
  }

  package mutating func fixed() -> Int64 { Int64(bitPattern: fixed()) }

  package mutating func number() -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
      if shift > 63 {
        fail()
        return 0
      }
    }
    let value = Int(truncatingIfNeeded: number >> 1)
    return number & 1 == 0 ? value : ~value
  }

  package mutating func text() -> String {
    let count = number()
    guard let start = take(count) else { return "" }
    return bytes.withUnsafeBufferPointer { String(decoding: $0[start..<start + count], as: UTF8.self) }
  }

  package mutating func optionalText() -> String? { flag() ? text() : nil }

  package mutating func optional<Value>(read: (inout ByteReader) -> Value) -> Value? { flag() ? read(&self) : nil }

  /// Bytes that follow their number.
  package mutating func block() -> ArraySlice<UInt8> {
    let count = number()
    guard let start = take(count) else { return [] }
    return bytes[start..<start + count]
  }

  package mutating func list<Element>(read: (inout ByteReader) -> Element) -> [Element] {
    let count = number()
    guard count >= 0, count <= bytes.count - position else {
      fail()
      return []
    }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count where isSound { elements.append(read(&self)) }
    return elements
  }

  /// The start of the next `count` bytes; nil if there are fewer.
  package mutating func take(_ count: Int) -> Int? {
    guard count >= 0, count <= bytes.count - position else {
      fail()
      return nil
    }
    defer { position += count }
    return position
  }

  package mutating func fail() {
    isSound = false
    position = bytes.count
  }
}
