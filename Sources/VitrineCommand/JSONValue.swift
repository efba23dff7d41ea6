import FoundationEssentials
import Templates

/// Plain JSON, as a template sees it.
enum JSONValue: Decodable {
  case null
  case flag(Bool)
  case text(String)
  case list([JSONValue])
  case record([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .text(String(number))
    } else if let number = try? container.decode(UInt64.self) {
      self = .text(String(number))
    } else if let number = try? container.decode(Double.self) {
      self = .text("\(number)")
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .record(try container.decode([String: JSONValue].self))
    }
  }

  /// The value that `bytes` write.
  static func parse(_ bytes: [UInt8]) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

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
