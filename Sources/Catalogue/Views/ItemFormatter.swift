package import Language
package import Templates

/// Writes the values of items as readers of the site see them. One formatter belongs to one thread.
package final class ItemFormatter {
  package let phrases: Phrases
  package let viewPhrases: ViewPhrases
  package let values: ValueFormatter
  /// The languages whose articles are skipped in texts of no language; nil for the site's.
  let articles: [LanguageTag]?

  init(language: LanguageTag, currency: Currency, articles: [LanguageTag]? = nil) {
    self.articles = articles
    phrases = Phrases(language)
    viewPhrases = ViewPhrases(language)
    values = ValueFormatter(language: language, currency: currency)
  }

  /// Writes a value in one of its forms; a missing one as its placeholder, if the form has one.
  package func write(_ value: Value, of field: Field, as form: FieldForm, to output: inout TemplateOutput) {
    if case .text(let text) = value, form != .href, field.linkedNames == nil {
      output.write(text)
    } else {
      output.write(text(value, of: field, as: form))
    }
  }

  /// The text of a value in one of its forms.
  package func text(_ value: Value, of field: Field, as form: FieldForm) -> String {
    if form == .raw || form == .iso { return RawText.text(of: value) }
    if form == .datetime { return value.isSaidByHTML ? RawText.text(of: value) : "" }
    switch value {
    case .missing: return form.showsPlaceholder ? field.placeholder ?? "" : ""
    case .text(let text): return form == .href ? WebAddress.encoded(text) : field.shown(text)
    case .number(let number): return text(number, of: field, as: form)
    case .year(let year): return form == .decade ? values.decade(Decade(containing: year)) : values.year(year)
    case .date(let date): return text(date, as: form)
    case .dateTime(let dateTime): return text(dateTime, as: form)
    case .flag(let flag): return phrases[flag ? .yes : .no]
    case .list(let texts): return values.list(field.linkedNames == nil ? texts : texts.map(field.shown))
    case .picture(let picture): return picture.file
    case .pictures(let pictures): return values.list(pictures.map(\.file))
    }
  }
}

extension ItemFormatter {
  /// The text of a total of a field's values.
  package func text(_ total: ExactDecimal, of field: Field) -> String {
    if field.type == .year, let year = Int(exactly: total.whole) { return values.year(year) }
    return text(ofDigits: total.description, of: field)
  }

  private func text(_ number: Decimal, of field: Field, as form: FieldForm) -> String {
    guard field.type == .rating else { return text(ofDigits: number.description, of: field) }
    if form == .spoken {
      return "\(values.number(number.description))/\(values.number(field.highestRating.description))"
    }
    return field.highestRating <= Decimal(10) ? Self.stars(number) : text(ofDigits: number.description, of: field)
  }

  private func text(ofDigits digits: String, of field: Field) -> String {
    if field.type == .money { return values.money(digits, currency: field.currency, decimals: field.decimals) }
    let text = values.number(digits, decimals: field.decimals)
    return field.unit.map { "\(text)\u{A0}\($0)" } ?? text
  }

  private static func stars(_ rating: Decimal) -> String {
    let halves = Int(rating.units / (Decimal.powers[Decimal.digitLimit] / 2))
    if halves <= 0 { return "☆" }
    return String(repeating: "★", count: halves / 2) + (halves % 2 == 1 ? "½" : "")
  }

  private func text(_ date: CivilDate, as form: FieldForm) -> String {
    switch form {
    case .year: values.year(date.historicalYear)
    case .decade: values.decade(Decade(containing: date.historicalYear))
    case .display, .raw, .date, .time, .seconds, .short, .medium, .long, .full, .iso, .stars, .spoken, .href, .datetime,
      .missing,
      .items, .item:
      values.date(date, style: form.dateStyle)
    }
  }

  private func text(_ dateTime: DateTime, as form: FieldForm) -> String {
    switch form {
    case .time: values.time(dateTime.time)
    case .seconds: values.timeWithSeconds(dateTime.time)
    case .display: values.dateTime(dateTime.date, dateTime.time, style: .medium)
    case .raw, .date, .short, .medium, .long, .full, .iso, .year, .decade, .stars, .spoken, .href, .datetime, .missing,
      .items, .item:
      text(dateTime.date, as: form)
    }
  }
}

extension FieldForm {
  fileprivate var dateStyle: DateStyle {
    switch self {
    case .short: .short
    case .long: .long
    case .full: .full
    case .display, .raw, .date, .time, .seconds, .medium, .iso, .year, .decade, .stars, .spoken, .href, .datetime,
      .missing, .items,
      .item:
      .medium
    }
  }
}

extension Value {
  /// Whether the value is a date in the years that HTML can say: those of the common era.
  package var isSaidByHTML: Bool {
    if case .year = self { return false }
    return civilDate.map { $0.historicalYear > 0 } ?? false
  }
}
