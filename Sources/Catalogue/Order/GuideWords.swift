package import Language

/// The words at which the pages of a long list begin and end, as at the head of a dictionary's pages: `A–Cap`, `Car–Do`.
package struct GuideWords {
  private let schema: Schema
  private let sort: Sort
  private let filing: Filing
  private let formatter: ItemFormatter

  /// - Parameters:
  ///   - language: the site's language, for items that name none.
  ///   - articles: the languages whose articles are skipped then; nil for `language`.
  package init(
    schema: Schema, sort: Sort, language: LanguageTag, articles: [LanguageTag]? = nil, formatter: ItemFormatter
  ) {
    self.schema = schema
    self.sort = sort
    filing = Filing(articles ?? [language])
    self.formatter = formatter
  }

  /// The shortest words that tell the last item of one page from the first of the next; values that are not text are whole.
  package func words(between last: Item, and first: Item) -> (last: String, first: String) {
    switch (firstKey(of: last), firstKey(of: first)) {
    case (.text(let last), .text(let first)):
      let same = zip(last, first).prefix { $0 == $1 || caseFolded(String($0)) == caseFolded(String($1)) }.count
      return (Self.end(of: last, same), Self.beginning(of: first, same + 1))
    case (let last, let first): return (Self.beginning(of: last), Self.beginning(of: first))
    }
  }

  /// The word for an item without a neighbour: a letter, if the key is text.
  package func word(of item: Item) -> String {
    Self.beginning(of: firstKey(of: item))
  }
}

extension GuideWords {
  private enum Word {
    case text(String)
    case value(String)
  }

  /// The first key of an item, as readers see it.
  private func firstKey(of item: Item) -> Word {
    guard let component = sort.terms.first?.component else { return .text(item.name) }
    if component.followsSortName, let name = item.sortName { return .text(name) }
    switch component.subject {
    case .name: return .text(filed(item.name, item, component))
    case .field(let position, let part):
      let field = schema.fields[position]
      switch item.values[position] {
      case .missing: return .value(field.placeholder ?? formatter.phrases[.unknown])
      case .text(let text) where field.type.isTextual: return .text(filed(text, of: field, item, component))
      case .list(let texts): return .text(filed(texts.first ?? "", of: field, item, component))
      case let value: return .value(formatter.text(value, of: field, as: form(of: part, field.type)))
      }
    }
  }

  private func filed(_ text: String, of field: Field, _ item: Item, _ component: SortComponent) -> String {
    guard component.isFiled, field.linkedNames != nil else { return filed(field.sorted(text), item, component) }
    return String(field.filed(text, by: filing, keepsArticles: component.keepsArticles))
  }

  private func filed(_ text: String, _ item: Item, _ component: SortComponent) -> String {
    guard component.isFiled else { return text }
    if component.keepsArticles { return String(Filing.keepingArticles.filed(text)) }
    return String((item.language.map { Filing($0) } ?? filing).filed(text))
  }

  private func form(of part: FieldPart, _ type: FieldType) -> FieldForm {
    switch part {
    case .whole: type == .datetime ? .date : .display
    case .date: .date
    case .time: .time
    case .year: .year
    }
  }

  private static func beginning(of word: Word) -> String {
    switch word {
    case .text(let text): beginning(of: text, 1)
    case .value(let text): text
    }
  }

  /// The longest that a word is.
  private static let limit = 16

  /// The first characters of a text, and those that follow if they would end within a number or before a word.
  private static func beginning(of text: String, _ count: Int) -> String {
    var end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    while end < text.endIndex, let last = text[..<end].last, isBetweenWords(last) || last.isNumber && text[end].isNumber
    {
      end = text.index(after: end)
    }
    let beginning = text[..<end]
    return beginning.count <= limit ? String(beginning) : beginning.prefix(limit - 1) + "…"
  }

  /// The beginning of a text that tells it from a later one with which it shares so many characters: no more than these if a word ends there.
  private static func end(of text: String, _ same: Int) -> String {
    let beginning = text.prefix(same + 1)
    guard beginning.count > same, beginning.last.map(isBetweenWords) == true,
      let word = beginning.lastIndex(where: { !isBetweenWords($0) })
    else { return Self.beginning(of: text, same + 1) }
    return Self.beginning(of: text, text.distance(from: text.startIndex, to: word) + 1)
  }

  private static func isBetweenWords(_ character: Character) -> Bool {
    character.isWhitespace || character.isPunctuation
  }
}
