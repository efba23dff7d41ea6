/// The least or the greatest value that a field takes.
package struct FieldBound: Sendable {
  package let value: Value
  /// How the configuration writes it: `1908`, `next year`.
  package let text: String

  package init(value: Value, text: String) {
    self.value = value
    self.text = text
  }
}
