import Language

/// What addresses are compared by: servers and disks that don't tell upper case from lower case must not mix two pages up.
package struct AddressKey: Sendable, Hashable {
  /// The address without distinctions of case, in composed form.
  package let text: String

  package init(_ address: String) {
    text = caseFolded(address)
  }

  /// Whether an address is its own key: lower-case ASCII.
  package static func isKey(_ address: String) -> Bool {
    var address = address
    return address.withUTF8(isKey)
  }

  /// Whether an address, given by its bytes, is its own key.
  package static func isKey(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without a branch, the compiler compares many bytes in one step.
    var others: UInt8 = 0
    for byte in address { others |= byte & 0x80 | (byte &- UInt8(ascii: "A") < 26 ? 1 : 0) }
    return others == 0
  }

  /// Why two addresses that are spelled differently are one, for the end of a message; empty if they are spelled alike.
  package static func difference(of address: String, from other: String) -> String {
    if address.utf8.elementsEqual(other.utf8) { return "" }
    return address == other
      ? "; the two differ only in their Unicode normalization form"
      : "; many servers and disks do not tell upper case from lower case"
  }
}

extension AddressKey: Comparable {
  package static func < (one: AddressKey, other: AddressKey) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
