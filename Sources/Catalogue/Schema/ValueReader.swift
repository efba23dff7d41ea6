import Diagnostics
package import Language

/// Turns what a person wrote into a value of a field's type.
///
/// A class, because a field has many parts, which would be copied for each of millions of values.
package final class ValueReader {
  private let field: Field
  private let clock: ZoneClock

  /// - Parameter clock: what clocks show in the site's time zone, for times that are given with an offset.
  package init(field: Field, clock: ZoneClock) {
    self.field = field
    self.clock = clock
  }

  var key: String { field.key }

  var isList: Bool { field.isList }
  var holdsTexts: Bool { field.type == .text || field.type == .list }
  var isPictorial: Bool { field.type.isPictorial }
  var holdsSeveral: Bool { field.holdsSeveral }

  /// The value that `text` writes; text in which nothing can be seen is a missing value.
  ///
  /// - Parameter warn: gets what is odd without being wrong.
  package func read(_ text: String, warn: (ValueFinding) -> Void = { _ in }) throws(ValueFinding) -> Value {
    if !text.isVisible { return .missing }
    let value = try typed(text, warn: warn)
    try checkBounds(value)
    return value
  }

  /// The list that several texts make.
  func read(_ texts: [String]) -> Value {
    let texts = texts.filter(\.isVisible).map { field.type == .link ? nfc($0) : $0 }
    return texts.isEmpty ? .missing : .list(texts)
  }
}

extension ValueReader {
  private func typed(_ text: String, warn: (ValueFinding) -> Void) throws(ValueFinding) -> Value {
    switch field.type {
    case .text: return .text(text)
    case .number, .money: return .number(try number(text))
    case .rating: return .number(try rating(text))
    case .year: return .year(try year(text))
    case .date: return .date(try date(text))
    case .datetime: return .dateTime(try dateTime(text))
    case .flag: return .flag(try flag(text))
    case .choice: return .text(try choice(text))
    case .list:
      if let finding = CommaList.finding(in: text, key: field.key) { warn(finding) }
      return .list([text])
    case .link: return isList ? .list([nfc(text)]) : .text(nfc(text))
    case .url: return .text(try address(text))
    case .image: return .picture(try picture(text))
    case .images: return .pictures([try picture(text)])
    case .isbn:
      if let finding = ISBN.finding(in: text) { throw .error(.isbnCheck, "\(field.key) \(finding)") }
      return .text(text)
    case .vin:
      if let finding = VIN.finding(in: text) {
        let named = ValueFinding(severity: finding.severity, id: finding.id, rule: "\(field.key) \(finding.message)")
        if finding.severity == .error { throw named }
        warn(named)
      }
      return .text(text)
    }
  }

  /// The numbers that messages have as examples, as front matter has them.
  package static let (exampleNumber, exampleRating) = ("12.5", "3.5")

  private func mustBe(_ rule: String, hint: String? = nil) -> ValueFinding {
    .error(.valueType, "\(field.key) must be \(rule)", hint: hint)
  }

  private func number(_ text: String) throws(ValueFinding) -> Decimal {
    if let number = Decimal(text) { return number }
    if field.type == .money, let other = CurrencySign.currency(of: text, usual: field.currency),
      other != field.currency
    {
      throw mustBe("an amount in \(field.currency.code)")
    }
    let readings = NumberReadings.of(text)
    let finding = mustBe(
      readings.isEmpty
        ? "a number in plain digits, such as \(Self.exampleNumber), of at most \(Decimal.digitLimit) digits"
        : "written in plain digits: \(readings.joined(separator: " or "))")
    // The sign of a currency says something that plain digits do not, but for the unit that the field has anyway.
    let sign = CurrencySign.sign(of: text).map(String.init)
    let isWhole = field.type == .money || sign == nil || sign == field.unit
    throw finding.suggesting(readings.first, isCertain: readings.count == 1 && isWhole)
  }

  private func rating(_ text: String) throws(ValueFinding) -> Decimal {
    guard let number = Decimal(text), number.units % (Decimal.powers[Decimal.digitLimit] / 2) == 0 else {
      throw mustBe("a rating from 0 to \(field.highestRating), in whole or half steps, such as \(Self.exampleRating)")
    }
    return number
  }

  /// The years that a field can have.
  static let years = -999_999...9_999_999

  private func year(_ text: String) throws(ValueFinding) -> Int {
    guard let year = Int(text) else {
      throw mustBe("a year such as 1964", hint: "years before the common era are negative, -44 being 44 BCE")
    }
    guard Self.years.contains(year) else {
      throw mustBe("a year from \(Self.years.lowerBound) to \(Self.years.upperBound)")
    }
    guard year != 0 else { throw mustBe("-1 for 1 BCE or 1 for 1 CE", hint: "there is no year 0") }
    return year
  }

  private func date(_ text: String) throws(ValueFinding) -> CivilDate {
    if let date = DateReader.date(text) { return date }
    if DateReader.dateTime(text, clock: clock) != nil {
      throw mustBe("a date without a time of day, such as 2014-03-05", hint: "fields of the type datetime have both")
    }
    throw dateFinding("a date", such: "2014-03-05", for: text)
  }

  private func dateTime(_ text: String) throws(ValueFinding) -> DateTime {
    if let dateTime = DateReader.dateTime(text, clock: clock) { return dateTime }
    throw dateFinding("a date and time", such: "2014-03-05T09:30", for: text)
  }

  /// What is wrong with a date, and how it would be right where that is known.
  private func dateFinding(_ what: String, such example: String, for text: String) -> ValueFinding {
    if Self.isOfYearZero(text) {
      return mustBe("of the year -0001 for 1 BCE or 0001 for 1 CE", hint: "there is no year 0")
    }
    let readings = DateReadings.of(text)
    if !readings.isEmpty, !readings.contains(where: text.hasPrefix) {
      let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
      let hasTime = parts.count > 1
      if hasTime, field.type == .datetime { return dateTimeFinding(readings, time: parts[1], such: example) }
      return mustBe("written as year, month and day: \(readings.joined(separator: " or "))").suggesting(
        hasTime ? nil : readings.first, isCertain: readings.count == 1)
    }
    let unsigned = text.drop { $0 == "-" || $0 == "−" }
    let year = unsigned.prefix(while: \.isNumber)
    let isBeyondYears = year.count > 4 && unsigned.dropFirst(year.count).first == "-"
    return mustBe(
      isBeyondYears || DateReader.isBeyondYears(text, clock: clock)
        ? "\(what) in a year from -9999 to 9999" : "\(what) that the calendar has, such as \(example)")
  }

  /// How a date in another order, and the time behind it, would be right.
  private func dateTimeFinding(_ days: [String], time: Substring, such example: String) -> ValueFinding {
    let hasOneDigit = time.dropFirst().first == ":"
    let readings = days.map { "\($0)T\(hasOneDigit ? "0" : "")\(time)" }
    let areTimes = readings.allSatisfy { DateReader.dateTime($0, clock: clock) != nil }
    let examples = areTimes ? ": \(readings.joined(separator: " or "))" : ", such as \(example)"
    return mustBe("written as year, month, day and time of day\(examples)")
  }

  private static func isOfYearZero(_ text: String) -> Bool {
    text.hasPrefix("0000-") || text.hasPrefix("-0000-")
  }

  private func flag(_ text: String) throws(ValueFinding) -> Bool {
    switch text.lowercased() {
    case "yes", "true", "on": return true
    case "no", "false", "off": return false
    default: throw mustBe("yes or no")
    }
  }

  private func choice(_ text: String) throws(ValueFinding) -> String {
    guard field.options.contains(text) else {
      let shown = field.options.prefix(12).joined(separator: ", ")
      let rest = field.options.count > 12 ? " and \(field.options.count - 12) more" : ""
      let meant = suggestion(for: text, among: field.options)
      throw mustBe("one of \(shown)\(rest)", hint: meant.map { "did you mean '\($0)'?" }).suggesting(
        meant, isCertain: field.options.filter { $0.lowercased() == text.lowercased() }.count == 1)
    }
    return text
  }

  private func address(_ text: String) throws(ValueFinding) -> String {
    let scheme = ["https://", "http://", "mailto:"].first { text.lowercased().hasPrefix($0) }
    guard let scheme, text.utf8.count > scheme.utf8.count, !text.hasSuffix("://"),
      !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F })
    else {
      throw mustBe("an address that begins with https://, http:// or mailto:, without spaces")
    }
    guard WebAddress.isWhole(text) else {
      throw mustBe("an address that names a host, such as https://example.org/page")
    }
    guard !WebAddress.hasPassword(text) else {
      throw mustBe("an address without a password, which every page would publish")
    }
    return text
  }
}

extension ValueReader {
  private func checkBounds(_ value: Value) throws(ValueFinding) {
    if field.type == .rating {
      guard case .number(let number) = value, number >= Decimal(0), number <= field.highestRating else {
        throw .error(.valueRange, "\(field.key) must be from 0 to \(field.highestRating)")
      }
      return
    }
    if let minimum = field.minimum, minimum.value.isAbove(value) {
      throw .error(.valueRange, "\(field.key) must \(rule(minimum, isDated: "later", else: "more"))")
    }
    if let maximum = field.maximum, value.isAbove(maximum.value) {
      throw .error(.valueRange, "\(field.key) must \(rule(maximum, isDated: "earlier", else: "less"))")
    }
  }

  /// `be 1908 or later`; `have 5 characters or less`.
  private func rule(_ bound: FieldBound, isDated: String, else other: String) -> String {
    if field.type == .text { return "have \(bound.text) characters or \(other == "less" ? "fewer" : other)" }
    return "be \(bound.phrase) or \(field.type.isDated ? isDated : other)"
  }
}
