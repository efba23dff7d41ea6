/// How much of a scheme whose addresses are code the value of an attribute begins with.
enum SchemeContext: Hashable {
  /// Only white space so far.
  case none
  case part([UInt8])
  case code
  case other

  private static let codeSchemes = ["javascript:", "vbscript:", "data:"]

  /// Attributes whose values are addresses.
  private static let addressAttributes = [
    "href", "src", "action", "formaction", "data", "poster", "background", "ping", "cite", "xlink:href",
  ]

  /// Follows the beginning of a quoted value; browsers ignore white space and control characters in and before a scheme.
  mutating func read(_ byte: UInt8, in attribute: [UInt8]) {
    if byte <= 0x20 { return }
    switch self {
    case .none: self = Self.after([], byte, in: attribute)
    case .part(let bytes): self = Self.after(bytes, byte, in: attribute)
    case .code, .other: break
    }
  }

  private static func after(_ bytes: [UInt8], _ byte: UInt8, in attribute: [UInt8]) -> SchemeContext {
    // A character reference may be any letter of a scheme.
    if byte == UInt8(ascii: "&"), addressAttributes.contains(where: { attribute.elementsEqual($0.utf8) }) {
      return .code
    }
    let part = bytes + [byte.lowercased]
    if codeSchemes.contains(where: { part.elementsEqual($0.utf8) }) { return .code }
    return codeSchemes.contains { $0.utf8.starts(with: part) } ? .part(part) : .other
  }
}
