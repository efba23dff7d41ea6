/// The least or the greatest value that a field takes.
package struct FieldBound: Sendable {
  package let value: Value
  /// How the configuration writes it: `1908`, `next year`.
  package let text: String
  /// Whether the value depends on the clock.
  package let isMoving: Bool

  package init(value: Value, text: String, isMoving: Bool = false) {
    self.value = value
    self.text = text
    self.isMoving = isMoving
  }

  /// The bound as messages say it: `1908`, `next year (2027)`.
  var phrase: String { isMoving ? "\(text) (\(RawText.text(of: value)))" : text }
}
