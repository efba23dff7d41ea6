extension ValueFormatter {
  package func date(_ date: CivilDate, style: DateStyle) -> String {
    format(.date(style, era: date.year <= 0)).text(of: date.dayNumber * 86_400)
  }

  /// Hours and minutes, on the 12- or 24-hour clock that the language uses.
  package func time(_ time: CivilTime) -> String {
    format(.time).text(of: time.secondOfDay)
  }

  /// A time with its seconds: `9:30:15 AM`.
  package func timeWithSeconds(_ time: CivilTime) -> String {
    format(.timeWithSeconds).text(of: time.secondOfDay)
  }

  package func dateTime(_ date: CivilDate, _ time: CivilTime, style: DateStyle) -> String {
    format(.dateTime(style, era: date.year <= 0)).text(of: date.dayNumber * 86_400 + time.secondOfDay)
  }

  /// A month with its year: `March 2014`.
  package func month(of date: CivilDate) -> String {
    let middle = date.dayNumber - date.day + 15
    return format(.month(era: date.year <= 0)).text(of: middle * 86_400)
  }

  /// A year as historians count, −750 being 750 BC: digits without grouping, and the era's name before Christ.
  package func year(_ year: Int) -> String {
    years.result(for: year) {
      guard year < 0 else { return format(.ungrouped).text(of: String(year)) }
      let midsummer = CivilDate.dayNumber(year: year + 1, month: 7, day: 1)
      return format(.yearWithEra).text(of: midsummer * 86_400)
    }
  }

  /// The decade by its name in the language (`1960s`, `750s BC`), or else its first and last year (`759–750 BC`).
  package func decade(_ decade: Decade) -> String {
    decadeNames.result(for: decade) { name(of: decade) ?? range(of: decade) }
  }

  private func name(of decade: Decade) -> String? {
    let number = decade.firstYear > 0 ? decade.firstYear : -decade.lastYear
    let digits = format(.ungrouped).text(of: String(number))
    guard number >= 10, let name = DecadeNames.name(of: number, written: digits, in: language) else { return nil }
    if decade.firstYear > 0 { return name }
    let year = year(decade.lastYear)
    guard DecadeNames.canPrecedeEra(in: language), year.hasPrefix(digits) else { return nil }
    return name + year.dropFirst(digits.count)
  }

  /// The era is written once where it follows the year.
  private func range(of decade: Decade) -> String {
    let digits = format(.ungrouped).text(of: String(decade.firstYear.magnitude))
    let first = year(decade.firstYear)
    return "\(first.hasPrefix(digits) ? digits : first)–\(year(decade.lastYear))"
  }
}
