import Diagnostics
package import Language

/// Turns what a person wrote into a value of a field's type.
package struct ValueReader {
  private let field: Field
  private let clock: ZoneClock

  /// - Parameter clock: what clocks show in the site's time zone, for moments that are given with an offset.
  package init(field: Field, clock: ZoneClock) {
    self.field = field
    self.clock = clock
  }

  var key: String { field.key }

  /// The value that `text` writes; empty text is a missing value.
  ///
  /// - Parameter warn: gets what is odd without being wrong.
  package func read(_ text: String, warn: (ValueFinding) -> Void = { _ in }) throws(ValueFinding) -> Value {
    if text.isEmpty { return .missing }
    let value = try typed(text, warn: warn)
    try checkBounds(value)
    return value
  }

  /// The value that several texts make: a list, or nothing that the field takes.
  package func read(_ texts: [String]) throws(ValueFinding) -> Value {
    guard field.type == .list else { throw .error(.valueType, "\(field.key) must be one value, not a list") }
    let texts = texts.filter { !$0.isEmpty }
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
    case .datetime: return .moment(try moment(text))
    case .flag: return .flag(try flag(text))
    case .choice: return .text(try choice(text))
    case .list: return .list([text])
    case .url: return .text(try address(text))
    case .image: return .text(try picture(text))
    case .isbn:
      if let finding = BookNumber.finding(in: text) { throw .error(.isbnCheck, "\(field.key) \(finding)") }
      return .text(text)
    case .vin:
      if let finding = VehicleNumber.finding(in: text) {
        let named = ValueFinding(severity: finding.severity, id: finding.id, message: "\(field.key) \(finding.message)")
        if finding.severity == .error { throw named }
        warn(named)
      }
      return .text(text)
    }
  }

  private func mustBe(_ rule: String) -> ValueFinding {
    .error(.valueType, "\(field.key) must be \(rule)")
  }

  private func number(_ text: String) throws(ValueFinding) -> Decimal {
    if let number = Decimal(text) { return number }
    let readings = NumberReadings.of(text)
    throw mustBe(
      readings.isEmpty
        ? "a number in plain digits, such as 12.5, of at most \(Decimal.digitLimit) digits"
        : "written in plain digits: \(readings.joined(separator: " or "))")
  }

  private func rating(_ text: String) throws(ValueFinding) -> Decimal {
    guard let number = Decimal(text), number.units % (Decimal.powers[Decimal.digitLimit] / 2) == 0 else {
      throw mustBe("a rating from 0 to \(field.highestRating), in whole or half steps, such as 3.5")
    }
    return number
  }

  private func year(_ text: String) throws(ValueFinding) -> Int {
    guard text.utf8.count <= 7, let year = Int(text) else {
      throw mustBe("a year such as 1964; years before the common era are negative, -44 being 44 BCE")
    }
    guard year != 0 else { throw mustBe("-1 for 1 BCE or 1 for 1 CE; there is no year 0") }
    return year
  }

  private func date(_ text: String) throws(ValueFinding) -> CivilDate {
    guard let date = DateReader.date(text) else {
      throw Self.isOfYearZero(text) ? noYearZero : mustBe("a date that the calendar has, such as 2014-03-05")
    }
    return date
  }

  private func moment(_ text: String) throws(ValueFinding) -> Moment {
    guard let moment = DateReader.moment(text, clock: clock) else {
      throw Self.isOfYearZero(text)
        ? noYearZero : mustBe("a date and time that the calendar has, such as 2014-03-05T09:30")
    }
    return moment
  }

  private static func isOfYearZero(_ text: String) -> Bool {
    text.hasPrefix("0000-") || text.hasPrefix("-0000-")
  }

  private var noYearZero: ValueFinding { mustBe("of the year -0001 for 1 BCE or 0001 for 1 CE; there is no year 0") }

  private func flag(_ text: String) throws(ValueFinding) -> Bool {
    switch text.lowercased() {
    case "yes", "true", "on": return true
    case "no", "false", "off": return false
    default: throw mustBe("yes or no")
    }
  }

  private func choice(_ text: String) throws(ValueFinding) -> String {
    guard field.options.contains(text) else {
      throw mustBe("one of \(field.options.joined(separator: ", "))\(didYouMean(text, among: field.options))")
    }
    return text
  }

  private func address(_ text: String) throws(ValueFinding) -> String {
    let isSafe = ["https://", "http://", "mailto:"].contains { text.lowercased().hasPrefix($0) }
    guard isSafe, !text.hasSuffix("://"), text.last != ":",
      !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F })
    else {
      throw mustBe("an address that begins with https://, http:// or mailto:, without spaces")
    }
    guard WebAddress.isWhole(text) else {
      throw mustBe("an address that names a host, such as https://example.org/page")
    }
    return text
  }

  private func picture(_ text: String) throws(ValueFinding) -> String {
    guard FileName.isInside(text) else {
      throw .error(.pathOutside, "\(field.key) must name a file in the collection's folder, such as front.jpg")
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
    return "be \(bound.text) or \(field.type.isDated ? isDated : other)"
  }
}
