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
    // A sign is one even before a combining mark.
    let bytes = text.utf8
    guard let start = bytes.firstIndex(where: { "!=<>~".utf8.contains($0) }),
      let relation = allCases.first(where: { bytes[start...].starts(with: $0.rawValue.utf8) })
    else { return nil }
    let operand = bytes[start...].dropFirst(relation.rawValue.utf8.count)
    return (String(Substring(bytes[..<start])), relation, String(Substring(operand)))
  }
}
