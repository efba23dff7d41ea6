import Catalogue

/// The texts that a form suggests: those that other items have.
enum Suggestions {
  private static let most = 500

  /// The suggestions by the positions of their fields: every text of a list, and the values of other texts that come more than once.
  static func texts(of schema: Schema, in items: ItemArray<Item>) -> [Int: [String]] {
    var suggestions: [Int: [String]] = [:]
    for (position, field) in schema.fields.enumerated()
    where field.type == .text || field.type == .link || field.isList {
      var counts: [String: Int] = [:]
      for item in items { for text in texts(of: item.values[position]) { counts[text, default: 0] += 1 } }
      let least = field.type == .text ? 2 : 1
      let known = counts.filter { $0.value >= least }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      if !known.isEmpty { suggestions[position] = known.prefix(most).map(\.key) }
    }
    return suggestions
  }

  private static func texts(of value: Value) -> [String] {
    if case .list(let texts) = value { return texts }
    guard case .text(let text) = value, !text.contains("\n") else { return [] }
    return [text]
  }
}
