import Testing

@testable import Importing

struct SpreadsheetCopyTests {
  @Test(arguments: [
    ("6.02518E+11", "0602517737280"), ("9,78014E+12", "9780140187397"), ("123", "00123"), ("1.1", "1.10"),
    ("1", "1.0"), ("49123", "+49123"), ("12345678901234500", "12345678901234567"), ("2-Jan", "1-2"),
    ("01. Feb", "1.2"), ("Jan-99", "1-99"), ("03.04.1999", "3/4/1999"), ("1999-04-03", "3/4/1999"),
    ("1/2/2026", "1-2"), ("1-Mar", "MARCH1"), ("2-Sep", "SEPT2"), ("200000", "2E5"),
    ("TRUE", "true"), ("FALSE", "False"), ("WAHR", "true"), ("FAUX", "false"),
  ])
  func `a spreadsheet can have made a text of another one`(text: String, original: String) {
    #expect(SpreadsheetCopy.isOne(text, of: original))
    #expect(!SpreadsheetCopy.isOne(original, of: original))
  }

  @Test(arguments: [
    ("124", "00123"), ("6.02518E+11", "0603517737280"), ("6.02518E+12", "0602517737280"), ("1.2", "1.10"),
    ("4/3/1999", "3/4/1999"), ("3-Jan", "1-2-99"), ("a", "b"), ("2-Jan", "may"), ("1-2", "2-Jan"), ("12", "A12"),
    ("1965", "1956"), ("1-Mar", "APRIL1"), ("", "1"), ("Dune 2", "Dune"), ("12345678901234500", "12345678901239999"),
    ("FALSE", "true"), ("true", "TRUE"), ("TRUE", "yes"), ("VRAI", "vrai"),
  ])
  func `other texts are what somebody wrote`(text: String, original: String) {
    #expect(!SpreadsheetCopy.isOne(text, of: original))
  }
}
