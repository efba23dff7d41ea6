/// A value to write into front matter.
package enum EditedValue: Sendable, Hashable {
  case text(String)
  case list([String])

  /// Every text that it holds.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let items): items
    }
  }
}
