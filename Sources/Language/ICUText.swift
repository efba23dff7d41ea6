/// Collects the text that one of the shim's functions hands out, whatever its length; nil if ICU failed.
func icuText(_ function: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
  let (text, length) = icuText(capacity: 256, function)
  return text ?? (length < 0 ? nil : icuText(capacity: length, function).text)
}

private func icuText(
  capacity: Int, _ function: (UnsafeMutablePointer<CChar>, Int32) -> Int32
) -> (text: String?, length: Int) {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: max(capacity, 1)) { buffer in
    guard let start = buffer.baseAddress else { return (nil, -1) }
    let length = Int(function(start, Int32(capacity)))
    guard length >= 0, length <= capacity else { return (nil, length) }
    return (String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self), length)
  }
}

extension String {
  /// Lends the text's UTF-8 bytes to one of the shim's functions.
  func withShimBytes<Result>(_ body: (UnsafePointer<UInt8>, Int32) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else {
        return withUnsafePointer(to: 0) { body($0, 0) }
      }
      return body(start, Int32(bytes.count))
    }
  }
}
