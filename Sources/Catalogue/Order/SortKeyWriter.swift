package import Language
import Ordering

/// Writes the sort keys of items as bytes. One writer belongs to one thread.
package struct SortKeyWriter {
  let schema: Schema
  let language: LanguageTag
  private let encoder: SortKeyEncoder
  /// The rules of the languages that items name, kept for the next such item.
  private var filings: [LanguageTag: Filing] = [:]

  /// - Parameter articles: the languages whose articles are skipped in items that name none; nil for `language`.
  package init(schema: Schema, language: LanguageTag, articles: [LanguageTag]? = nil) throws(ICUFailure) {
    self.schema = schema
    self.language = language
    encoder = try SortKeyEncoder(language, articles: articles)
  }

  /// Adds the key of one item; nothing if the value is missing.
  mutating func write(_ component: SortComponent, of item: Item, to bytes: inout [UInt8]) {
    let isExact = component.comparison == .exact
    if component.followsSortName, let name = item.sortName {
      // A `sort-name` is written without articles and punctuation that do not count.
      return encoder.append(.text(name), as: isExact ? .exact : .whole, to: &bytes)
    }
    if component.isFiled, case .field(let position, _) = component.subject,
      schema.fields[position].linkedNames != nil
    {
      for text in item.values[position].texts {
        encoder.append(text, filedAs: schema.fields[position], keepsArticles: component.keepsArticles, to: &bytes)
      }
      return
    }
    encoder.append(
      value(of: item, component.subject), as: isExact ? .exact : component.isFiled ? .filed : .whole,
      filing: component.keepsArticles ? .keepingArticles : component.isFiled ? filing(for: item) : nil, to: &bytes)
  }

  private func value(of item: Item, _ subject: SortComponent.Subject) -> SortValue {
    switch subject {
    case .name: .text(item.name)
    case .field(let field, let part):
      SortValue(
        of: item.values[field], part,
        options: schema.fields[field].type == .choice ? schema.fields[field].options : nil,
        names: schema.fields[field].linkedNames)
    }
  }

  private mutating func filing(for item: Item) -> Filing? {
    guard let language = item.language else { return nil }
    if let known = filings[language] { return known }
    let filing = Filing(language)
    filings[language] = filing
    return filing
  }
}

extension SortKeyEncoder {
  /// Adds the key of a text of a field's value, filed by the rules of the encoder unless it is the name of a linked item that has its own.
  func append(_ text: String, filedAs field: Field, keepsArticles: Bool = false, to bytes: inout [UInt8]) {
    append(.text(String(field.filed(text, by: filing, keepsArticles: keepsArticles))), as: .whole, to: &bytes)
  }
}
