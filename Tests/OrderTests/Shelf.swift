import Language
import Ordering
import Testing

@testable import Catalogue

/// A small collection that can be arranged as a configuration would say.
struct Shelf {
  var items: ItemArray<Item>
  var language = LanguageTag.english
  /// The fields that items' names are made of.
  var nameFields = [0]
  /// The field that items' names are, if they are nothing else.
  var soleNameField: Int?
  let schema: Schema

  init(_ fields: [Field], _ items: [Item] = []) {
    schema = Schema(fields)
    self.items = ItemArray(items)
  }

  /// Items with one field of text, called `a`, `b`, … in the order given.
  init(titles: [String?], language: LanguageTag = .english) {
    self.init(
      [Field(key: "title", type: .text)],
      titles.enumerated().map { number, title in
        Item(fileStem: Shelf.stem(number), values: [title.map { .text($0) } ?? .missing])
      })
    self.language = language
    for (index, title) in zip(items.indices, titles) { items[index].name = title ?? "" }
  }

  /// Items with one field, called `a`, `b`, … in the order given.
  init(_ field: Field, _ values: [Value]) {
    self.init([field], values.enumerated().map { Item(fileStem: Shelf.stem($0), values: [$1]) })
  }

  static func stem(_ number: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number)))
  }

  func terms(_ descriptors: [SortDescriptor], keepsArticles: Bool = false) throws -> [SortTerm] {
    let resolver = SortResolver(schema: schema, nameFields: nameFields)
    return try descriptors.map { try resolver.term($0, keepsArticles: keepsArticles).get() }
  }

  func sort(
    by descriptors: [SortDescriptor], sections rule: String = "none", keepsArticles: Bool = false
  ) throws -> Sort {
    let terms = try terms(descriptors, keepsArticles: keepsArticles)
    let resolver = SectionResolver(
      schema: schema, terms: terms, nameFields: nameFields, soleNameField: soleNameField)
    let call = try #require(Call(rule))
    let sections = try resolver.sections(#require(SectionRule(rawValue: call.name)), of: call.arguments).get()
    return Sort(name: "", slug: "", terms: terms, sections: sections)
  }

  func arrange(
    by descriptors: [SortDescriptor], sections rule: String = "none", keepsArticles: Bool = false
  ) throws -> Arrangement {
    let sort = try sort(by: descriptors, sections: rule, keepsArticles: keepsArticles)
    var writer = try SortKeyWriter(schema: schema, language: language)
    let keys = SortKeys(of: items[...], for: [sort], by: &writer)
    return try Arranger(items: items, schema: schema, keys: keys, language: language).arrange(by: sort, labels: labels)
  }

  var labels: SectionLabels {
    var site = SiteSettings()
    site.language = language
    return SectionLabels(schema: schema, formatter: ItemFormatter(site: site))
  }

  /// The ids of the items that are there, in order.
  func order(_ descriptors: SortDescriptor..., keepsArticles: Bool = false) throws -> String {
    try arrange(by: descriptors, keepsArticles: keepsArticles).items.map { items[$0].id }.joined(separator: " ")
  }

  /// Every section as `label #address: ids`, after its kind.
  func sections(_ rule: String, by descriptors: SortDescriptor...) throws -> [String] {
    try arrange(by: descriptors, sections: rule).sections.map { section in
      let ids = section.items.map { items[$0].id }.joined(separator: " ")
      return "\(section.kind) \(section.label) #\(section.id.dropFirst("section-".count)): \(ids)"
    }
  }
}

extension DateTime {
  /// What the clocks of UTC show.
  init(date: CivilDate, time: CivilTime, nanosecond: Int = 0) {
    self.init(date: date, time: time, nanosecond: nanosecond, offset: 0)
  }
}
