/// Values as bytes, one after the other, for files that this program alone reads again.
struct ByteWriter: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func flag(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// A number of eight bytes, the lowest first, for tables whose rows are all of one length.
  mutating func fixed(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func fixed(_ number: Int64) {
    fixed(UInt64(bitPattern: number))
  }

  /// A number that is small as a rule: seven bits a byte.
  mutating func number(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number << 1 ^ number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      number(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func text(_ text: String?) {
    flag(text != nil)
    if let text { self.text(text) }
  }

  /// Numbers of eight bytes, one after the other.
  mutating func words(_ words: [UInt64]) {
    words.map { $0.littleEndian }.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  mutating func raw(_ part: some Collection<UInt8>) {
    bytes.append(contentsOf: part)
  }

  mutating func list<Element>(_ elements: [Element], write: (inout ByteWriter, Element) -> Void) {
    number(elements.count)
    for element in elements { write(&self, element) }
  }
}
