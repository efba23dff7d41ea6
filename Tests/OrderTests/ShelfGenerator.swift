import TestSupport

@testable import Catalogue
@testable import Language
@testable import Ordering

/// Collections with a field of every type, and sorts for them, that nobody thought of.
struct ShelfGenerator {
  var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  static let fields: [Field] = {
    var choice = Field(key: "choice", type: .choice)
    choice.options = ["small", "medium", "large"]
    let types: [FieldType] = [
      .text, .number, .money, .year, .date, .datetime, .rating, .flag, .list, .url, .isbn, .vin, .image,
    ]
    return types.map { Field(key: "\($0)", type: $0) } + [choice, Field(key: "engine.power", type: .number)]
  }()

  mutating func shelf(_ count: Int, language: LanguageTag = .english) -> Shelf {
    var shelf = Shelf(Self.fields, (0..<count).map { item($0) })
    shelf.language = language
    return shelf
  }

  mutating func item(_ number: Int) -> Item {
    var item = Item(fileStem: "item-\(number)", values: Self.fields.map { value(of: $0) })
    item.name = text()
    if numbers.chance(9) { item.metadata.sortName = text() }
    if numbers.chance(7) { item.metadata.language = [.english, french].randomElement(using: &numbers) }
    if numbers.chance(8) { item.metadata.deletion = CivilDate(year: 2020, month: 2, day: 2).map { Deletion(date: $0) } }
    return item
  }

  /// The item with other values: all of them, or one.
  mutating func change(_ item: Item) -> Item {
    var other = self.item(0)
    let field = Int.random(in: 0..<Self.fields.count, using: &numbers)
    let changesAll = numbers.chance(3)
    var changed = Item(fileStem: item.fileStem, values: changesAll ? other.values : item.values)
    if !changesAll { changed.values[field] = other.values[field] }
    if !changesAll, !numbers.chance(3) { (other.name, other.metadata) = (item.name, item.metadata) }
    changed.name = other.name
    changed.metadata = other.metadata
    return changed
  }

  mutating func descriptors() -> [SortDescriptor] {
    (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
      let key = (Self.fields.map(\.key) + ["name", "datetime.date", "datetime.time", "date.year"]).randomElement(
        using: &numbers)
      return SortDescriptor(
        key: key ?? "name", order: numbers.chance(2) ? .ascending : .descending,
        comparison: numbers.chance(3) ? .exact : .language, missing: numbers.chance(3) ? .first : .last)
    }
  }

  private let french = LanguageTag(tag: "fr", localeID: "fr", primarySubtag: "fr")
}

extension ShelfGenerator {
  private mutating func value(of field: Field) -> Value {
    if numbers.chance(5) { return .missing }
    switch field.type {
    case .number, .money:
      return .number(
        Decimal(coefficient: .random(in: -300...300, using: &numbers), scale: .random(in: 0...3, using: &numbers)))
    case .rating: return .number(Decimal(coefficient: .random(in: 0...10, using: &numbers) * 5, scale: 1))
    case .year: return .year(.random(in: -4...4, using: &numbers))
    case .date: return .date(day())
    case .datetime:
      let time = CivilTime(secondOfDay: .random(in: 0...3, using: &numbers) * 3_600)
      let nanosecond = numbers.chance(3) ? 500_000_000 : 0
      return .dateTime(DateTime(date: day(), time: time, nanosecond: nanosecond, offset: numbers.chance(3) ? 3_600 : 0))
    case .flag: return .flag(numbers.chance(2))
    case .choice: return .text(field.options.randomElement(using: &numbers) ?? "")
    case .list: return .list((0...Int.random(in: 0...2, using: &numbers)).map { _ in text() })
    case .text, .url, .isbn, .vin, .link: return .text(text())
    case .image: return .picture(PictureValue(text()))
    case .images: return .pictures((0...Int.random(in: 0...2, using: &numbers)).map { _ in PictureValue(text()) })
    }
  }

  private mutating func day() -> CivilDate {
    CivilDate(dayNumber: .random(in: -800_000 ... -799_990, using: &numbers) + (numbers.chance(2) ? 800_000 : 0))
  }

  private mutating func text() -> String {
    let words = ["a", "A", "á", "The", "L'", "b", "B", "10", "9", "z", "Ж", "か", "!", "$", "“", "\0", "ab"]
    return (0...Int.random(in: 0...3, using: &numbers)).map { _ in words.randomElement(using: &numbers) ?? "" }
      .joined(separator: numbers.chance(2) ? " " : "")
  }
}
