import Testing

@testable import Language

struct ValueFormatterTests {
  @Test(arguments: [
    ("en", "1234567.5", nil, "1,234,567.5"), ("de", "1234567.5", nil, "1.234.567,5"),
    ("fr", "1234567.50", nil, "1\u{202F}234\u{202F}567,50"), ("es", "1234", nil, "1234"),
    ("hi", "1234567", nil, "12,34,567"),
    ("de-CH", "1234567.5", nil, "1’234’567.5"), ("ar-EG", "1234.5", nil, "١٬٢٣٤٫٥"), ("en", "-0.25", nil, "-0.25"),
    ("en", "2.5", 0, "3"), ("en", "0.125", 2, "0.13"), ("en", "1", 2, "1.00"), ("en", "-0.001", 1, "0.0"),
    ("en", "123456789012345678901234567890.5", nil, "123,456,789,012,345,678,901,234,567,890.5"),
    ("en", "abc", nil, "abc"), ("en", "", nil, ""), ("en", "1e5", nil, "1e5"), ("en", "1.", nil, "1."),
    ("en", "NaN", nil, "NaN"), ("en", "-", nil, "-"), ("und", "1234.5", nil, "1,234.5"),
    ("tlh", "1234.5", nil, "1,234.5"),
  ])
  func `groups numbers and keeps their decimals`(tag: String, number: String, decimals: Int?, text: String) throws {
    #expect(try formatter(tag).number(number, decimals: decimals) == text)
  }

  @Test(arguments: [
    ("en", "2068223624", "USD", nil, "$2,068,223,624"), ("en", "12.5", "EUR", nil, "€12.50"),
    ("en", "12.00", "EUR", nil, "€12.00"), ("en", "12", "EUR", nil, "€12"), ("en", "1.005", "USD", nil, "$1.005"),
    ("en", "2.5", "JPY", nil, "¥2.5"), ("en", "2.50", "JPY", 0, "¥3"), ("en", "1.5", "KWD", nil, "KWD\u{A0}1.500"),
    ("en", "12", "EUR", 2, "€12.00"), ("ja", "1200", "JPY", nil, "￥1,200"),
    ("de", "2068223624", "USD", nil, "2.068.223.624\u{A0}$"), ("fr", "12.5", "EUR", nil, "12,50\u{A0}€"),
    ("sv", "-12.5", "SEK", nil, "\u{2212}12,50\u{A0}kr"), ("en", "1.2345", "KWD", nil, "KWD\u{A0}1.2345"),
  ])
  func `writes amounts with the sign of their currency`(
    tag: String, amount: String, currency: String, decimals: Int?, text: String
  ) throws {
    #expect(try formatter(tag).money(amount, currency: Currency(currency), decimals: decimals) == text)
  }

  @Test func `writes counts, units and amounts in its own currency`() throws {
    let english = try formatter("en")
    #expect(english.integer(12_345) == "12,345")
    #expect(english.integer(.min) == "-9,223,372,036,854,775,808")
    #expect(english.number("7.5", decimals: 2, unit: "gal") == "7.50\u{A0}gal")
    #expect(english.money("5") == "$5")
  }

  @Test(arguments: [
    ("en", "3/5/2014", "Mar 5, 2014", "March 5, 2014", "Wednesday, March 5, 2014"),
    ("en-GB", "05/03/2014", "5 Mar 2014", "5 March 2014", "Wednesday, 5 March 2014"),
    ("de", "5.3.2014", "5. März 2014", "5. März 2014", "Mittwoch, 5. März 2014"),
    ("ja", "2014/3/5", "2014年3月5日", "2014年3月5日", "2014年3月5日水曜日"),
    ("fa", "۲۰۱۴/۳/۵", "۵ مارس ۲۰۱۴", "۵ مارس ۲۰۱۴", "چهارشنبه ۵ مارس ۲۰۱۴"),
    ("th", "5/3/2014", "5 มี.ค. 2014", "5 มีนาคม 2014", "วันพุธที่ 5 มีนาคม 2014"),
    ("la", "3/5/2014", "Mar 5, 2014", "March 5, 2014", "Wednesday, March 5, 2014"),
  ])
  func `writes Gregorian dates in four styles`(
    tag: String, short: String, medium: String, long: String, full: String
  ) throws {
    let formatter = try formatter(tag)
    let date = try #require(CivilDate(year: 2014, month: 3, day: 5))
    #expect(DateStyle.allCases.map { formatter.date(date, style: $0) } == [short, medium, long, full])
  }

  @Test(arguments: [
    ("en", "9:30\u{202F}AM", "Mar 5, 2014, 9:30\u{202F}AM", "March 2014"),
    ("de", "09:30", "5. März 2014, 09:30", "März 2014"), ("pl", "09:30", "5 mar 2014, 09:30", "marzec 2014"),
    ("ru", "09:30", "5 мар. 2014\u{202F}г., 09:30", "март 2014\u{202F}г."),
    ("ko", "오전 9:30", "2014년 3월 5일 오전 9:30", "2014년 3월"),
  ])
  func `writes times and months`(tag: String, clock: String, both: String, month: String) throws {
    let formatter = try formatter(tag)
    let date = try #require(CivilDate(year: 2014, month: 3, day: 5))
    let time = try #require(CivilTime(hour: 9, minute: 30))
    #expect(formatter.time(time) == clock)
    #expect(formatter.dateTime(date, time, style: .medium) == both)
    #expect(formatter.month(of: date) == month)
  }

  @Test func `writes dates before Christ with their era, and old ones without a gap in the calendar`() throws {
    let english = try formatter("en")
    #expect(try english.date(#require(CivilDate(year: -43, month: 3, day: 15)), style: .long) == "March 15, 44 BC")
    #expect(try english.month(of: #require(CivilDate(year: 0, month: 1, day: 31))) == "January 1 BC")
    #expect(try english.date(#require(CivilDate(year: 1582, month: 10, day: 10)), style: .short) == "10/10/1582")
    #expect(try english.date(#require(CivilDate(year: 800, month: 12, day: 25)), style: .long) == "December 25, 800")
  }

  @Test(arguments: [
    ("en", 1964, "1964"), ("en", -750, "750 BC"), ("en", -1, "1 BC"), ("de", -750, "750 v. Chr."), ("fa", 1964, "۱۹۶۴"),
    ("ja", -750, "紀元前750年"), ("en", 12_024, "12024"), ("en", 0, "0"), ("en", -20_000, "20000 BC"),
    ("en", -999_999, "999999 BC"), ("en", 9_999_999, "9999999"),
  ])
  func `writes years without grouping`(tag: String, year: Int, text: String) throws {
    #expect(try formatter(tag).year(year) == text)
  }

  @Test(arguments: [
    ("en", 1964, "1960s"), ("de", 1964, "1960er"), ("fr", 1964, "Années 1960"), ("sv", 1964, "1960-talet"),
    ("nb", 1964, "1960-årene"), ("da", 1964, "1960’erne"), ("fi", 1964, "1960-luku"), ("ja", 1964, "1960年代"),
    ("ko", 1964, "1960년대"), ("hu", 1910, "1910-es évek"), ("hu", 1964, "1960-as évek"), ("hu", 1905, "1900-as évek"),
    ("hu", 2001, "2000-es évek"), ("tr", 1964, "1960’lar"), ("tr", 1985, "1980’ler"), ("tr", 2001, "2000’ler"),
    ("fa", 1964, "دههٔ ۱۹۶۰"), ("cs", 1964, "1960–1969"), ("ar-EG", 1964, "١٩٦٠–١٩٦٩"), ("en", 3, "1–9"),
    ("en", -755, "750s BC"), ("de", -755, "750er v. Chr."), ("cs", -755, "759–750 př. n. l."), ("en", -4, "9–1 BC"),
    ("ja", -755, "紀元前759年–紀元前750年"),
  ])
  func `names decades as the language does, or else by their years`(tag: String, year: Int, name: String) throws {
    #expect(try formatter(tag).decade(Decade(containing: year)) == name)
  }

  @Test(arguments: [("en", "A, B, C"), ("ja", "A、B、C"), ("ar", "A، B، C"), ("ur", "A، B، C"), ("zh-Hant", "A、B、C")])
  func `lists texts as the language does`(tag: String, list: String) throws {
    #expect(try formatter(tag).list(["A", "B", "C"]) == list)
  }

  @Test func `gives the same text again when it has forgotten`() {
    var memo = Memo<Int>()
    for round in 0..<3 {
      for value in 0..<20_000 { #expect(memo.result(for: value) { String(value) } == String(value), "round \(round)") }
    }
  }

  private func formatter(_ tag: String) throws -> ValueFormatter {
    try ValueFormatter(language: LanguageTag(tag), currency: #require(Currency("USD")))
  }
}
