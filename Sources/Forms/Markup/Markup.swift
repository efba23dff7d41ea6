private import Templates

/// A piece of HTML in which everything that comes from content is escaped.
package struct Markup: Sendable {
  package private(set) var bytes: [UInt8]

  /// Markup that is trusted: rendered notes, or markup made of other markup.
  package init(trusted bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  package static let none = Markup()

  package static func text(_ text: String) -> Markup {
    var output = TemplateOutput(escapes: true)
    output.write(text)
    return Markup(trusted: output.bytes)
  }

  package static func + (one: Markup, other: Markup) -> Markup { Markup(trusted: one.bytes + other.bytes) }
  package static func += (one: inout Markup, other: Markup) { one.bytes += other.bytes }

  package var isEmpty: Bool { bytes.isEmpty }
}

extension Markup: ExpressibleByStringLiteral {
  /// A text, which is escaped.
  package init(stringLiteral text: String) { self = .text(text) }
}

extension Markup: ExpressibleByArrayLiteral {
  package init(arrayLiteral parts: Markup...) { self = parts.joined }
}

extension Sequence<Markup> {
  /// The pieces one after the other.
  package var joined: Markup { reduce(into: Markup.none) { $0 += $1 } }
}

extension Markup: CustomStringConvertible {
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
