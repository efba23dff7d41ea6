/// A value to write into front matter.
package enum EditedValue: Sendable, Hashable {
  /// A key without a value, as in `make:`.
  case empty
  case text(String)
  case list([String])

  /// Every text that it holds.
  var texts: [String] {
    switch self {
    case .empty: []
    case .text(let text): [text]
    case .list(let items): items
    }
  }
}
