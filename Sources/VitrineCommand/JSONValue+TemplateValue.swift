import JSON
import Templates

extension JSONValue {
  /// The value as a template sees it.
  var templateValue: TemplateValue {
    switch self {
    case .null: .absent
    case .flag(let flag): .flag(flag)
    case .text(let text): .text(text)
    case .list(let values): .list(values.map(\.templateValue), element: .absent)
    case .record(let record):
      .record(Dictionary(record.members.map { ($0.key, $0.value.templateValue) }) { first, _ in first })
    }
  }
}
