import Catalogue
import Diagnostics
import Language

/// What a build found in an item's file, for as long as the file stays as it is: the item, unless it is a draft that is left out, and what was found beside it.
enum ItemRecord {
  static func write(_ item: Item?, _ findings: FileFindings, to writer: inout ByteWriter) {
    writer.flag(item != nil)
    writer.flag(findings.hasReferences)
    writer.flag(item?.aliases.isEmpty == false)
    writer.list(findings.pictures) { $0.text($1) }
    writer.list(findings.diagnostics) { $0.diagnostic($1) }
    guard let item else { return }
    for value in item.values { writer.value(value) }
    // Most items are called by what one of their fields says, and have the text once.
    let field = item.values.firstIndex(of: .text(item.name))
    writer.number(field ?? -1)
    if field == nil { writer.text(item.name) }
    writer.flag(item.hasMetadata)
    if item.hasMetadata { writer.marks(item.metadata) }
  }

  /// - Parameters:
  ///   - stem: the name of the item's file.
  ///   - fields: how many values an item of the collection has.
  ///   - languages: the languages that items are in, which it adds to.
  static func read(
    from reader: inout ByteReader, stem: String, fields: Int, languages: inout [String: LanguageTag],
    findings: inout FileFindings
  ) -> Item? {
    let hasItem = reader.flag()
    findings.hasReferences = reader.flag()
    _ = reader.flag()
    findings.pictures = reader.list { $0.text() }
    findings.diagnostics = reader.list { $0.diagnostic() }
    guard hasItem else { return nil }
    var values: [Value] = []
    values.reserveCapacity(fields)
    for _ in 0..<fields { values.append(reader.value()) }
    let field = reader.number()
    var item = Item(fileStem: stem, values: values)
    if values.indices.contains(field), case .text(let name) = values[field] {
      item.name = name
    } else {
      item.name = reader.text()
    }
    if reader.flag() { item.metadata = reader.marks(&languages) }
    return item
  }
}

/// What was found in an item's file beside the item.
struct FileFindings: Sendable, Equatable {
  /// Whether the page depends on other files than the item's own: links to items, pictures.
  var hasReferences = false
  /// The pictures that the page shows, by their paths in the collection's folder.
  var pictures: [String] = []
  var diagnostics: [Diagnostic] = []
}

extension ByteWriter {
  fileprivate mutating func marks(_ marks: ItemMetadata) {
    text(marks.sortName)
    text(marks.language?.tag)
    flag(marks.deletion != nil)
    if let deletion = marks.deletion {
      date(deletion.date)
      text(deletion.because)
    }
    flag(marks.created != nil)
    if let created = marks.created { dateTime(created) }
    list(marks.aliases) { $0.alias($1) }
  }
}

extension ByteWriter {
  fileprivate mutating func alias(_ alias: ItemAlias) {
    text(alias.address)
    location(alias.location)
  }
}

extension ByteReader {
  fileprivate mutating func marks(_ languages: inout [String: LanguageTag]) -> ItemMetadata {
    var marks = ItemMetadata()
    marks.sortName = optionalText()
    if let tag = optionalText() { marks.language = language(tag, &languages) }
    if flag() {
      let date = date()
      marks.deletion = Deletion(date: date, because: optionalText())
    }
    if flag() { marks.created = dateTime() }
    marks.aliases = list { $0.alias() }
    return marks
  }

  private mutating func alias() -> ItemAlias {
    let address = text()
    return ItemAlias(address, at: location())
  }

  private mutating func language(_ tag: String, _ languages: inout [String: LanguageTag]) -> LanguageTag? {
    if let known = languages[tag] { return known }
    guard let language = try? LanguageTag(tag) else {
      fail()
      return nil
    }
    languages[tag] = language
    return language
  }
}
