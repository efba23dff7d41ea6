import Templates

/// Plain JSON, as a template sees it.
enum JSONValue {
  case null
  case flag(Bool)
  /// A text, or a number with the digits that it is written with.
  case text(String)
  case list([JSONValue])
  case record([String: JSONValue])

  var templateValue: TemplateValue {
    switch self {
    case .null: .absent
    case .flag(let flag): .flag(flag)
    case .text(let text): .text(text)
    case .list(let values): .list(values.map(\.templateValue), element: .absent)
    case .record(let members): .record(members.mapValues(\.templateValue))
    }
  }
}
