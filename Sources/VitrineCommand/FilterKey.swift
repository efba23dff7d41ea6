import Catalogue
import Diagnostics
import Language

/// What of an item a condition is about.
enum FilterKey {
  /// What the item is called.
  case name
  /// A field, or the date or year of one.
  case field(Int, Field, FieldForm)

  init(_ key: String, schema: Schema) throws(FilterFailure) {
    if key == "name", schema.position(of: key) == nil {
      self = .name
      return
    }
    guard let (position, form) = schema.resolve(key) else {
      let keys = schema.fields.map(\.key) + ["name"]
      throw FilterFailure(
        "--where: there is no field '\(key)'; the fields are \(keys.joined(separator: ", "))\(didYouMean(key, among: keys))"
      )
    }
    let field = schema.fields[position]
    switch form {
    case .display, .raw: self = .field(position, field, .display)
    case .date, .year: self = .field(position, field, form)
    default:
      throw FilterFailure(
        "--where: '\(key)' is a way of writing '\(field.key)', not a value to compare; take '\(field.key)'")
    }
  }

  /// Whether values are compared without the hyphens in them.
  var isISBN: Bool {
    switch self {
    case .name: false
    case .field(_, let field, _): field.type == .isbn
    }
  }

  /// Whether values are links to items.
  var isLink: Bool {
    switch self {
    case .name: false
    case .field(_, let field, _): field.linkedNames != nil
    }
  }

  /// What a sort by the key files a text under: the name of the item that it links to.
  func filed(_ text: String, by filing: Filing) -> Substring {
    switch self {
    case .name: filing.filed(text)
    case .field(_, let field, _): field.filed(text, by: filing)
    }
  }

  /// What a link to an old address of an item has become; any other text as it is.
  func current(_ text: String) -> String {
    switch self {
    case .name: text
    case .field(_, let field, _): field.linkedNames?.current(text) ?? text
    }
  }

  func value(of item: Item) -> Value {
    switch self {
    case .name: return .text(item.name)
    case .field(let position, _, let form):
      let value = item.values[position]
      switch form {
      case .date: return value.civilDate.map { .date($0) } ?? .missing
      case .year: return value.historicalYear.map { .year($0) } ?? .missing
      default: return Self.compared(value)
      }
    }
  }

  /// A value as it is compared: pictures are known by their files.
  private static func compared(_ value: Value) -> Value {
    switch value {
    case .picture(let picture): .text(picture.file)
    case .pictures(let pictures): .list(pictures.map(\.file))
    case .missing, .text, .number, .year, .date, .dateTime, .flag, .list: value
    }
  }

  /// The value as a reader sees it.
  func text(of item: Item, by formatter: ItemFormatter) -> String {
    switch self {
    case .name: item.name
    case .field(let position, let field, let form): formatter.text(item.values[position], of: field, as: form)
    }
  }
}
