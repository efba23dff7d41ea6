extension Value {
  /// The texts of the value: one, or those of a list; none of a value of another kind. Those of a link are addresses.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let texts): texts
    case .missing, .number, .year, .date, .dateTime, .flag, .picture, .pictures: []
    }
  }
}
