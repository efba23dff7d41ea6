private import Characters
import ICUShim

/// Writes dates in one form of a language, remembering what it wrote.
final class DateFormat {
  enum Form: Equatable {
    case date(DateStyle, era: Bool)
    case dateTime(DateStyle, era: Bool)
    case time
    case timeWithSeconds
    case month(era: Bool)
    case yearWithEra

    /// The fields as ICU names them.
    var skeleton: String {
      switch self {
      case .date(let style, let era): (era ? "G" : "") + style.skeleton
      case .dateTime(let style, let era): (era ? "G" : "") + style.skeleton + "jm"
      case .time: "jm"
      case .timeWithSeconds: "jms"
      case .month(let era): (era ? "G" : "") + "yMMMM"
      case .yearWithEra: "Gy"
      }
    }
  }

  let form: Form
  private let format: OpaquePointer?
  /// The fields that the format consists of; none if they cannot be written one by one.
  private var fields: [DateField]
  private var memo = Memo<Int>()
  /// What was written last: a page says the day of its item more than once.
  private var last: (seconds: Int, text: String)?

  init(_ form: Form, localeID: String) {
    self.form = form
    format = icu_date_open(form.skeleton, localeID)
    let pattern = format.flatMap { format in icuText { icu_date_pattern(format, $0, $1) } }
    fields = DateField.fields(of: pattern ?? "")
  }

  deinit { if let format { icu_date_close(format) } }

  /// The date and time that lie `seconds` after the start of 1970; the ISO form of it should ICU fail.
  ///
  /// Dates hardly repeat, but their days, months and years do: ICU writes each of those once.
  func text(of seconds: Int) -> String {
    if let last, last.seconds == seconds { return last.text }
    let text = newText(of: seconds)
    last = (seconds, text)
    return text
  }

  private func newText(of seconds: Int) -> String {
    guard let format, !fields.isEmpty else { return wholeText(of: seconds) }
    let day = seconds.quotient(flooringBy: 86_400)
    let date = CivilDate(dayNumber: day)
    return Self.text(of: date, second: seconds - day * 86_400, by: format, in: &fields) ?? wholeText(of: seconds)
  }

  /// The date field by field; nil should ICU fail.
  private static func text(
    of date: CivilDate, second: Int, by format: OpaquePointer, in fields: inout [DateField]
  ) -> String? {
    var text: [UInt8] = []
    text.reserveCapacity(32)
    for index in fields.indices {
      guard let part = fields[index].text(of: date, second: second, by: format) else { return nil }
      text.append(copying: part)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The same as ICU writes it in one go.
  func wholeText(of seconds: Int) -> String {
    memo.result(for: seconds) {
      format.flatMap { format in
        icuText { icu_date_format(format, Double(seconds) * 1_000, $0, $1) }
      } ?? DateFormat.plainText(of: seconds)
    }
  }

  private static func plainText(of seconds: Int) -> String {
    let date = CivilDate(dayNumber: seconds.quotient(flooringBy: 86_400))
    return "\(date.year)-\(date.month)-\(date.day)"
  }
}
