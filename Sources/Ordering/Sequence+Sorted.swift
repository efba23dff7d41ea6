import Language

extension Sequence where Element: Sortable {
  /// Returns the elements in the order of `descriptors`, by the rules of `language`.
  ///
  ///     cars.sorted(by: [.ascending("make"), .ascending("model"), .descending("year")], in: "sv")
  ///
  /// Texts are filed as a library files them: without their leading punctuation and the article of the language, digits as numbers, accents and case only
  /// where the language says so or nothing else differs. The sort is stable.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag: `sv`, `zh-Hant`, `de-u-co-phonebk`.
  ///   - keepsArticles: whether leading articles count; leading punctuation never does.
  /// - Throws: an error that suggests another tag, if ICU does not know the language.
  public func sorted(
    by descriptors: [SortDescriptor], in language: String, keepsArticles: Bool = false
  ) throws -> [Element] {
    let encoder = try SortKeyEncoder(LanguageTag(language))
    let elements = Array(self)
    var table = SortKeyTable(width: descriptors.count)
    for element in elements {
      for descriptor in descriptors {
        let value = element.sortValue(for: descriptor.key)
        let form: SortKeyEncoder.TextForm = descriptor.comparison == .exact ? .exact : .filed
        table.append { encoder.append(value, as: form, filing: keepsArticles ? .keepingArticles : nil, to: &$0) }
      }
    }
    let steps = descriptors.enumerated().map { column, descriptor in
      SortOrder.Step(
        column: column, isDescending: descriptor.order == .descending, missingComesFirst: descriptor.missing == .first)
    }
    return SortOrder(steps, of: table).sorted(elements.indices).map { elements[$0] }
  }
}
