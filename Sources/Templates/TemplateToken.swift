import Diagnostics

/// A tag, or a stretch of text between tags that does not cross a line's end.
struct TemplateToken {
  enum Kind: Equatable {
    case text
    case value(escaped: Bool)
    case section(inverted: Bool)
    case close
    case comment
    case delimiters
    case partial
    case parent
    case block
  }

  let kind: Kind
  /// The token's bytes in the source, braces included.
  let bytes: Range<Int>
  /// What the tag names.
  let name: String
  let range: SourceRange
  /// Where the name begins; nil in a tag of several lines.
  var nameLocation: SourceLocation?

  var location: SourceLocation { range.start }

  /// Whether a line that holds nothing but this tag and white space leaves no trace.
  var canStandAlone: Bool {
    switch kind {
    case .text, .value: false
    case .section, .close, .comment, .delimiters, .partial, .parent, .block: true
    }
  }
}
