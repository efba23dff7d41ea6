import Catalogue
import Language
import Testing

struct NumberNotationTests {
  private func notation(_ tag: String) throws -> NumberNotation {
    NumberNotation(ValueFormatter(language: try LanguageTag(tag), currency: .usDollar))
  }

  @Test(arguments: [
    ("en", "1234.50", "1234.50"), ("de", "1234.50", "1234,50"), ("fr", "-0.5", "-0,5"), ("sv", "12", "12"),
    ("ar-EG", "12.5", "١٢٫٥"), ("fa", "1.10", "۱٫۱۰"),
  ])
  func `numbers are shown in the site's language and read back`(tag: String, plain: String, shown: String) throws {
    let notation = try notation(tag)
    #expect(notation.shown(plain) == shown)
    #expect(notation.plain(shown) == plain)
  }

  @Test(arguments: [
    ("de-AT", "1.234", "1234"), ("de-AT", "12.345,25", "12345.25"), ("en-AT", "1,234.50", "1234.50"),
    ("en-AT", "12,5", "12.5"), ("fr-CH", "1\u{202F}234.50", "1234.50"), ("en-CH", "1,234", "1234"),
    ("de-CH", "1'234.50", "1234.50"), ("hi", "12,34,567.5", "1234567.5"), ("ar-EG", "١٬٢٣٤٫٥", "1234.5"),
    ("pt-PT", "1\u{A0}234,5", "1234.5"), ("de", "1.234", "1234"), ("ja", "1,234", "1234"),
  ])
  func `amounts are read with the marks by which the country writes money`(
    tag: String, typed: String, plain: String
  ) throws {
    let euro = try #require(Currency("EUR"))
    let formatter = ValueFormatter(language: try LanguageTag(tag), currency: euro)
    let notation = NumberNotation(of: euro, formatter)
    #expect(notation.plain(typed) == plain)
    #expect(notation.plain(notation.shown(plain)) == plain)
    // As a page shows it.
    let shown = formatter.money(plain).filter { $0.isWholeNumber || ".,’'٬٫\u{A0}\u{202F} ".contains($0) }
    #expect(notation.plain(shown).flatMap { Double($0) } == Double(plain))
  }

  @Test(arguments: [
    ("en", "1,234.5", "1234.5"), ("en", "1,234", "1234"), ("en", "12,5", "12.5"), ("de", "1.234,5", "1234.5"),
    ("de", "1.234", "1234"), ("de", "12.5", "12.5"), ("de", "0.125", "0.125"), ("de", "-0.125", "-0.125"),
    ("en", "0,001", "0.001"), ("de", "1234.567", "1234.567"), ("de", "12.345.678", "12345678"),
    ("de", "1.23.456", nil), ("en", "1,23,456", nil), ("hi", "1,23,456", "123456"), ("hi", "1,234,567", "1234567"),
    ("ar-EG", "١٬٢٣", nil), ("ar-EG", "١٬٢٣٤", "1234"), ("fr", "1\u{202F}234,5", "1234.5"), ("de", "−3", "-3"),
    ("hi", "12,34,567.5", "1234567.5"), ("en", "12,345.678,9", nil), ("de", "12.5,5", nil), ("en", "twelve", nil),
    ("en", "1.2.3", nil), ("en", "", nil),
  ])
  func `what people type is read as their language means it`(tag: String, typed: String, plain: String?) throws {
    #expect(try notation(tag).plain(typed) == plain)
  }
}
