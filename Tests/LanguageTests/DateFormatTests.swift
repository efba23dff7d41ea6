import Testing

@testable import Language

struct DateFormatTests {
  /// Days of every month and every weekday, on both sides of the era, at hours of every part of the day.
  private static let seconds = stride(from: -70_000 * 86_400, through: 20_000 * 86_400, by: 4_999 * 86_400 + 7 * 3_600)

  @Test(arguments: LanguageTag.knownCodes)
  func `writes dates field by field as ICU writes them in one go`(code: String) throws {
    let localeID = try LanguageTag(code).formattingLocaleID
    for form in Self.forms {
      let format = DateFormat(form, localeID: localeID)
      for second in Self.seconds {
        #expect(format.text(of: second) == format.wholeText(of: second), "\(form) \(second)")
        #expect(format.text(of: second - 800_000 * 86_400) == format.wholeText(of: second - 800_000 * 86_400))
      }
    }
  }

  private static let forms: [DateFormat.Form] =
    DateStyle.allCases.flatMap { [.date($0, era: false), .date($0, era: true), .dateTime($0, era: false)] }
    + [.time, .month(era: false), .month(era: true), .yearWithEra]
}
