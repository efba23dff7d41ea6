private import Characters

/// Encodes values as bytes, one after the other, for files that only this program reads again.
///
/// It is public, as what takes closures is, because other modules can inline only what is.
public struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func reserve(_ capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Forgets what was written, but keeps its room for what comes next.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  package mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  public mutating func flag(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// A number of eight bytes, the lowest first, for tables whose rows all have the same length.
  package mutating func fixed(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { number in
      number.withMemoryRebound(to: UInt8.self) { bytes.append(copying: $0) }
    }
  }

  package mutating func fixed(_ number: Int64) {
    fixed(UInt64(bitPattern: number))
  }

  /// A number that is usually small, seven bits to a byte.
  public mutating func number(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number << 1 ^ number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      number(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  package mutating func text(_ text: String?) {
    flag(text != nil)
    if let text { self.text(text) }
  }

  @inlinable
  public mutating func optional<Value>(_ value: Value?, write: (inout ByteWriter, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  /// Bytes, after their number.
  package mutating func block(_ block: [UInt8]) {
    number(block.count)
    bytes += block
  }

  package mutating func raw(_ part: some Collection<UInt8>) {
    bytes.append(contentsOf: part)
  }

  @inlinable
  public mutating func list<Element>(_ elements: [Element], write: (inout ByteWriter, Element) -> Void) {
    number(elements.count)
    for element in elements { write(&self, element) }
  }
}
