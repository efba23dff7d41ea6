/// One piece of text in a YAML document. No type is guessed: `No`, `null` and `1e3` are texts.
package struct Scalar: Sendable, Hashable {
  package enum Style: Sendable, Hashable {
    case plain
    case singleQuoted
    case doubleQuoted
    /// A block that begins with `|` and keeps its line breaks.
    case literal
    /// A block that begins with `>` and joins its lines.
    case folded
  }

  package let text: String
  package let style: Style

  /// Whether YAML of other programs has no value where the text is plain.
  package var isNull: Bool { Self.isNull(text) }

  static func isNull(_ text: String) -> Bool { ["null", "Null", "NULL", "~"].contains(text) }
}
