extension UnsafeBufferPointer<UInt8> {
  /// Whether no byte is beyond ASCII.
  var isASCII: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    var index = 0
    while index + 8 <= bytes.count {
      if bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] >= 0x80 { return false }
      index += 1
    }
    return true
  }
}
