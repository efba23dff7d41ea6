/// The name of an entry as the file system has it, which need not be UTF-8.
package struct FileName: Sendable, Hashable {
  /// The bytes of the name, and a zero after them.
  package let bytes: [CChar]

  package init(_ text: String) {
    bytes = text.utf8.map(CChar.init(bitPattern:)) + [0]
  }

  init(_ name: UnsafeBufferPointer<UInt8>) {
    bytes = [CChar](unsafeUninitializedCapacity: name.count + 1) { buffer, count in
      for (place, byte) in name.enumerated() { buffer[place] = CChar(bitPattern: byte) }
      buffer[name.count] = 0
      count = name.count + 1
    }
  }

  /// The name, with replacement characters where it is not UTF-8.
  package var text: String {
    String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
