/// How a condition holds an item's value against another.
enum FilterRelation: String, CaseIterable {
  // The longer ones first, since they are looked for in this order.
  case notEqual = "!="
  case atMost = "<="
  case atLeast = ">="
  case equal = "="
  case less = "<"
  case more = ">"
  case contains = "~"

  /// Whether it is about which value comes first.
  var isOrder: Bool {
    switch self {
    case .atMost, .atLeast, .less, .more: true
    case .equal, .notEqual, .contains: false
    }
  }

  /// The key, the relation and the operand of a condition; nil if it has no relation.
  static func parts(of text: String) -> (String, FilterRelation, String)? {
    guard let start = text.firstIndex(where: { "!=<>~".contains($0) }) else { return nil }
    guard let relation = allCases.first(where: { text[start...].hasPrefix($0.rawValue) }) else { return nil }
    return (String(text[..<start]), relation, String(text[start...].dropFirst(relation.rawValue.count)))
  }
}
