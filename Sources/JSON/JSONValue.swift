/// A value of JSON (RFC 8259).
package enum JSONValue: Sendable {
  case null
  case flag(Bool)
  /// A text, or a number with the digits that it is written with.
  case text(String)
  case list([JSONValue])
  case record(JSONRecord)
}

/// An object of JSON, its members in the order in which they are written.
package struct JSONRecord: Sendable {
  package struct Member: Sendable {
    package let key: String
    package let value: JSONValue
    /// Where the value begins in the file, in bytes.
    package let offset: Int
  }

  /// No key occurs twice.
  package internal(set) var members: [Member] = []
  /// Where the object begins in the file, in bytes.
  package let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  package subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}
