/// What of a collection's items the search looks through.
package enum SearchSettings: Sendable, Hashable {
  case off
  /// The name, the fields at these positions, and perhaps the notes.
  case on(fields: [Int], notes: Bool)

  package var includesNotes: Bool {
    switch self {
    case .off: false
    case .on(_, let notes): notes
    }
  }
}
