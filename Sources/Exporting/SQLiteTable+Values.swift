import Catalogue
import Characters
import FrontMatter
import GRDB
import Glibc

// Names and values as the database has them.
extension SQLiteTable {
  static func type(of type: FieldType) -> String {
    switch type {
    case .number, .money, .rating: "NUMERIC"
    case .year, .flag: "INTEGER"
    case .text, .date, .datetime, .choice, .list, .url, .isbn, .vin, .image, .images, .link: "TEXT"
    }
  }

  static func value(_ value: Value, _ text: EditedValue) -> DatabaseValue {
    switch value {
    case .missing: .null
    case .number(let number):
      number.scale == 0 ? number.coefficient.databaseValue : (Double("\(number)") ?? 0).databaseValue
    case .year(let year): year.databaseValue
    case .flag(let flag): (flag ? 1 : 0).databaseValue
    case .date, .dateTime: RawText.text(of: value).databaseValue
    case .text, .list, .picture, .pictures: Self.text(text)
    }
  }

  static func text(_ text: EditedValue) -> DatabaseValue {
    switch text {
    case .empty: .null
    case .mapping: .null
    case .text(let text): stored(text)
    case .list(let items): stored(items.map { $0.text ?? "" }.joined(separator: "; "))
    }
  }

  /// A text with what Markdown has for NUL in its place, where SQLite would end it.
  static func stored(_ text: String) -> DatabaseValue {
    let mayHoldNUL =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
      } ?? true
    return (mayHoldNUL ? text.replacing("\0", with: "\u{FFFD}") : text).databaseValue
  }

  static func texts(_ value: EditedValue) -> [String] { value.items.map { $0.text ?? "" } }

  /// A key as a column: `checked-out` is `checked_out`, which needs no quotation marks in queries.
  static func column(_ key: String) -> String {
    String(key.map { $0 == "-" || $0 == "." ? "_" : $0 })
  }

  static func quoted(_ name: String) -> String { "\"\(name.escaping(["\"": "\"\""]))\"" }
}

extension StatementArguments {
  /// The values as arguments.
  init(of values: [DatabaseValue]) { self.init(OptionalValues(values)) }
}

/// Values in the form in which GRDB takes arguments. GRDB asks any sequence by its protocol: that of an array, and key paths to its elements, take
/// longer than storing the row does.
private struct OptionalValues: Sequence, IteratorProtocol {
  private let values: [DatabaseValue]
  private var position = 0

  init(_ values: [DatabaseValue]) { self.values = values }

  var underestimatedCount: Int { values.count }

  mutating func next() -> (any DatabaseValueConvertible)?? {
    guard position < values.count else { return nil }
    defer { position += 1 }
    return values[position]
  }
}
