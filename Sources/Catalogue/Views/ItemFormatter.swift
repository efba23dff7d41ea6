package import Language
package import Templates

/// Writes the values of items as readers of the site see them. One formatter belongs to one thread.
package final class ItemFormatter {
  package let phrases: Phrases
  package let values: ValueFormatter

  package init(site: SiteSettings) {
    phrases = Phrases(site.language)
    values = ValueFormatter(language: site.language, currency: site.currency)
  }

  /// Writes a value in one of its forms; a missing one as its placeholder, where the form has one.
  package func write(_ value: Value, of field: Field, as form: FieldForm, to output: inout TemplateOutput) {
    if case .text(let text) = value, form != .href {
      output.write(text)
    } else {
      output.write(text(value, of: field, as: form))
    }
  }

  /// The text of a value in one of its forms.
  package func text(_ value: Value, of field: Field, as form: FieldForm) -> String {
    if form == .raw || form == .iso { return RawText.text(of: value) }
    switch value {
    case .missing: return form.showsPlaceholder ? field.placeholder ?? "" : ""
    case .text(let text): return form == .href ? WebAddress.encoded(text) : text
    case .number(let number): return text(number, of: field, as: form)
    case .year(let year): return form == .decade ? values.decade(Decade(containing: year)) : values.year(year)
    case .date(let date): return text(date, as: form)
    case .dateTime(let dateTime): return text(dateTime, as: form)
    case .flag(let flag): return phrases[flag ? .yes : .no]
    case .list(let texts): return values.list(texts)
    }
  }
}

extension ItemFormatter {
  private func text(_ number: Decimal, of field: Field, as form: FieldForm) -> String {
    switch field.type {
    case .money:
      return values.money(number.description, currency: field.currency, decimals: field.decimals)
    case .rating where form == .spoken:
      return "\(values.number(number.description))/\(values.number(field.highestRating.description))"
    case .rating where field.highestRating <= Decimal(10):
      return Self.stars(number)
    default:
      let text = values.number(number.description, decimals: field.decimals)
      return field.unit.map { "\(text)\u{A0}\($0)" } ?? text
    }
  }

  private static func stars(_ rating: Decimal) -> String {
    let halves = Int(rating.units / (Decimal.powers[Decimal.digitLimit] / 2))
    if halves == 0 { return "☆" }
    return String(repeating: "★", count: halves / 2) + (halves % 2 == 1 ? "½" : "")
  }

  private func text(_ date: CivilDate, as form: FieldForm) -> String {
    switch form {
    case .year: values.year(date.historicalYear)
    case .decade: values.decade(Decade(containing: date.historicalYear))
    default: values.date(date, style: form.dateStyle)
    }
  }

  private func text(_ dateTime: DateTime, as form: FieldForm) -> String {
    switch form {
    case .time: values.time(dateTime.time)
    case .display: values.dateTime(dateTime.date, dateTime.time, style: .medium)
    default: text(dateTime.date, as: form)
    }
  }
}

extension FieldForm {
  fileprivate var dateStyle: DateStyle {
    switch self {
    case .short: .short
    case .long: .long
    case .full: .full
    default: .medium
    }
  }
}
