import Workbench

/// The fields of a query or of a form without files: `make=Ford&model=Model+T`.
enum URLEncodedFields {
  /// - Parameter limit: How many fields there may be.
  static func fields(_ text: some Collection<UInt8>, limit: Int) throws(PostedForm.Failure) -> [FormFields.Field] {
    var fields: [FormFields.Field] = []
    for pair in text.split(separator: UInt8(ascii: "&")) {
      guard fields.count < limit else { throw .tooManyParts }
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let value = pair.dropFirst(name.count + 1)
      guard let name = decoded(name), let value = decoded(value) else { throw .syntax }
      fields.append(FormFields.Field(name, value))
    }
    return fields
  }

  /// The text with spaces for `+` and bytes for `%41`; nil if that makes no UTF-8.
  private static func decoded(_ text: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let digits = String(validating: rest.prefix(2), as: UTF8.self), digits.utf8.count == 2,
          digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
