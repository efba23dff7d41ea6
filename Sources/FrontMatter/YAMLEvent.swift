/// One event of libyaml, with its marks as numbers of characters from the start of the document.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case documentEnd
    case alias
    /// A text, which `YAMLEvents` holds until the next event.
    case scalar(Scalar.Style)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    /// The end of the input, or an error: `YAMLEvents.problem` tells which.
    case end
  }

  let kind: Kind
  let start: Int
  let end: Int
  var hasAnchor = false
  var hasTag = false
  /// Whether a list or mapping is written in brackets.
  var isFlow = false
  /// Whether the start or the end of a document is written.
  var isExplicit = false
}
