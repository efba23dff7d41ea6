import Catalogue
import Characters
import FrontMatter
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

  static func value(_ value: Value, _ text: EditedValue) -> SQLiteValue {
    switch value {
    case .missing: .null
    case .number(let number):
      number.scale == 0 ? .integer(Int64(number.coefficient)) : .real(Double("\(number)") ?? 0)
    case .year(let year): .integer(Int64(year))
    case .flag(let flag): .integer(flag ? 1 : 0)
    case .date, .dateTime: .text(RawText.text(of: value))
    case .text, .list, .picture, .pictures: Self.text(text)
    }
  }

  static func text(_ text: EditedValue) -> SQLiteValue {
    switch text {
    case .empty: .null
    case .mapping: .null
    case .text(let text): stored(text)
    case .list(let items): stored(items.map { $0.text ?? "" }.joined(separator: "; "))
    }
  }

  /// A text with what Markdown has for NUL in its place, where SQLite would end it.
  static func stored(_ text: String) -> SQLiteValue {
    let mayHoldNUL =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
      } ?? true
    return .text(mayHoldNUL ? text.replacing("\0", with: "\u{FFFD}") : text)
  }

  static func texts(_ value: EditedValue) -> [String] { value.items.map { $0.text ?? "" } }

  /// A key as a column: `checked-out` is `checked_out`, which needs no quotation marks in queries.
  static func column(_ key: String) -> String {
    String(key.map { $0 == "-" || $0 == "." ? "_" : $0 })
  }

  static func quoted(_ name: String) -> String { "\"\(name.escaping(["\"": "\"\""]))\"" }
}
