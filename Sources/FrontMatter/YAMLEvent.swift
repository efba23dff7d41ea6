/// One event of libyaml, with its marks as numbers of characters from the start of the document.
struct YAMLEvent {
  enum Kind {
    case documentStart(isExplicit: Bool)
    case documentEnd(isExplicit: Bool)
    case alias
    case scalar(Scalar)
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
}
