import Diagnostics

/// One piece of a parsed template.
///
/// `startsLine` says that the piece is the first of its source line; the indentation of a partial goes in front of it.
indirect enum TemplateNode: Sendable {
  /// Bytes of the source as they are, none of them past the end of a line.
  case text(Range<Int>, startsLine: Bool)
  case value(TemplateName, escaped: Bool, startsLine: Bool)
  case section(TemplateName, inverted: Bool, body: [TemplateNode])
  case partial(TemplatePartial)
  case parent(TemplatePartial, arguments: [TemplateBlock])
  case block(TemplateBlock)
}

/// A name in a tag, with its place.
struct TemplateName: Sendable {
  /// The parts between the dots; none for the implicit iterator, `{{.}}`.
  let parts: [String]
  /// Where the tag is.
  let range: SourceRange
  /// Where the name begins in the tag; nil in a tag of several lines.
  let nameLocation: SourceLocation?

  var location: SourceLocation { range.start }
  var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}

/// A tag that inserts another template.
struct TemplatePartial: Sendable {
  let name: String
  /// Where the tag is.
  let range: SourceRange
  /// Where the name begins in the tag; nil in a tag of several lines.
  let nameLocation: SourceLocation?
  /// The white space before a tag that has its line to itself, which every line of the other template gets; nil for a tag among text.
  let indentation: [UInt8]?
  let startsLine: Bool

  var location: SourceLocation { range.start }
}

/// A part of a template that a template built on it can replace, or such a replacement.
struct TemplateBlock: Sendable {
  let name: String
  let location: SourceLocation
  let body: [TemplateNode]
  /// Whether the opening tag ends its line, so that the body begins on the next one.
  let opensLine: Bool
  let startsLine: Bool
  /// The white space before an opening tag that comes first on its line.
  let leading: [UInt8]
  /// The white space before the first line of the body that has any content; nil without such a line.
  let bodyIndentation: [UInt8]?
}
