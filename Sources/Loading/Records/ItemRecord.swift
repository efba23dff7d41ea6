package import BuildCache
package import Catalogue
package import Diagnostics
import Language

/// Encodes for the build cache what was found in an item's file: the item, unless it is a draft that is left out, and what was found besides.
package enum ItemRecord {
  package static func write(_ item: Item?, _ findings: FileFindings, to writer: inout ByteWriter) {
    writer.flag(item != nil)
    writer.flag(findings.hasReferences)
    writer.list(findings.pictures) { $0.text($1) }
    writer.list(findings.diagnostics) { $0.diagnostic($1) }
    guard let item else { return writer.list(findings.aliases) { $0.text($1) } }
    for value in item.values { writer.value(value) }
    // Most items are called by what one of their fields says. That text is stored once.
    let field = item.values.firstIndex(of: .text(item.name))
    writer.optional(field) { $0.number($1) }
    if field == nil { writer.text(item.name) }
    writer.flag(item.hasMetadata)
    if item.hasMetadata { writer.metadata(item.metadata) }
  }

  /// Decodes a record.
  ///
  /// - Parameters:
  ///   - stem: The name of the item's file.
  ///   - fieldCount: The number of values that an item of the collection has.
  ///   - languages: The languages of items read so far.
  static func read(
    from reader: inout ByteReader, stem: String, fieldCount: Int, languages: inout [String: LanguageTag],
    findings: inout FileFindings
  ) -> Item? {
    let hasItem = reader.flag()
    findings.hasReferences = reader.flag()
    findings.pictures = reader.list { $0.text() }
    findings.diagnostics = reader.list { $0.diagnostic() }
    guard hasItem else {
      findings.aliases = reader.list { $0.text() }
      return nil
    }
    var values: [Value] = []
    values.reserveCapacity(fieldCount)
    for _ in 0..<fieldCount { values.append(reader.value()) }
    var item = Item(fileStem: stem, values: values)
    if let field = reader.optional(read: { $0.number() }) {
      guard values.indices.contains(field), case .text(let name) = values[field] else {
        reader.fail()
        return nil
      }
      item.name = name
    } else {
      item.name = reader.text()
    }
    if reader.flag() { item.metadata = reader.metadata(&languages) }
    return item
  }

  /// Whether a record is of an item, and whether the item's page depends on other files.
  static func traits(of record: ArraySlice<UInt8>) -> (isItem: Bool, hasReferences: Bool) {
    (record[record.startIndex] != 0, record[record.startIndex + 1] != 0)
  }
}

/// What was found in an item's file besides the item.
package struct FileFindings: Sendable, Hashable {
  /// Whether the page depends on other files than the item's own: links to items, pictures.
  var hasReferences = false
  /// The pictures that the page shows, by their paths in the collection's folder.
  package var pictures: [String] = []
  package var diagnostics: [Diagnostic] = []
  /// The old addresses of an item that is left out.
  var aliases: [String] = []

  package init() {}
}

extension ByteWriter {
  fileprivate mutating func metadata(_ metadata: ItemMetadata) {
    text(metadata.sortName)
    text(metadata.language?.tag)
    optional(metadata.deletion) {
      $0.date($1.date)
      $0.text($1.because)
    }
    optional(metadata.created) { $0.dateTime($1) }
    list(metadata.aliases) {
      $0.text($1.address)
      $0.location($1.location)
    }
  }
}

extension ByteReader {
  fileprivate mutating func metadata(_ languages: inout [String: LanguageTag]) -> ItemMetadata {
    var metadata = ItemMetadata()
    metadata.sortName = optionalText()
    if let tag = optionalText() { metadata.language = language(tag, &languages) }
    metadata.deletion = optional { Deletion(date: $0.date(), because: $0.optionalText()) }
    metadata.created = optional { $0.dateTime() }
    metadata.aliases = list { ItemAlias($0.text(), at: $0.location()) }
    return metadata
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
