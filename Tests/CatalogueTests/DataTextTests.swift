import Foundation
import Language
import TestSupport
import Testing

@testable import Catalogue

struct DataTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("two\nlines", "\"two\nlines\""),
    ("two\r\nlines", "\"two\r\nlines\""),
    (" a", "\" a\""), (" =1", "\" '=1\""), (" \"-1\"", "\" \"\"'-1\"\"\""), ("", ""), ("=1+1", "'=1+1"), ("+1", "'+1"),
    ("-1", "'-1"), ("@a", "'@a"), ("\ta", "'\ta"),
    ("\ra", "\"'\ra\""),
    ("\n=1", "\"'\n'=1\""), ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""), ("＝1", "'＝1"),
    ("＠a", "'＠a"),
    ("a=1", "a=1"), ("'=1", "'=1"), ("—", "—"),
    // A spreadsheet that separates cells by semicolons or tabs takes the second part for a cell.
    ("x;=HYPERLINK(1);y", "x;'=HYPERLINK(1);y"), ("x; \"=A1\"", "\"x; \"\"'=A1\"\"\""), ("x\t@a", "x\t'@a"),
    ("x\n=1", "\"x\n'=1\""), ("x\r\n=1", "\"x\r\n'=1\""), ("a;;＝1;+1", "a;;'＝1;'+1"), ("=1;=2", "'=1;'=2"),
    ("well ;-)", "well ;-)"), ("a; b - c; d", "a; b - c; d"), ("a;-", "a;-"),
  ])
  func `writes cells that no spreadsheet runs and every reader takes apart`(text: String, cell: String) {
    var csv = CSVText()
    csv.row([text, "x"])
    #expect(String(decoding: csv.bytes, as: UTF8.self) == "\(cell),x\r\n")
  }

  @Test func `numbers stay numbers, and dates before the common era are no formulas`() {
    var csv = CSVText()
    for value in [
      Value.number(Decimal("-5.10")!), .year(-44), .flag(false), .missing, .list(["-a", "b"]), .text("-5"),
      .date(CivilDate(historicalYear: -44, month: 3, day: 15)!),
      .date(CivilDate(historicalYear: 44, month: 3, day: 15)!),
    ] { csv.cell(value) }
    csv.endRow()
    #expect(String(decoding: csv.bytes, as: UTF8.self) == "-5.10,-44,false,,'-a; b,'-5,'-0044-03-15,0044-03-15\r\n")
  }

  @Test func `JSON holds every text`() throws {
    var random = SeededGenerator(seed: 9)
    let pieces = [
      "\"", "\\", "/", "\u{0}", "\u{1F}", "\u{7F}", "\n", "\r", "\t", "é", "😀", "\u{2028}", "</script>", "a",
      "\u{FEFF}",
    ]
    for _ in 0..<300 {
      let text = (0..<6).map { _ in pieces.randomElement(using: &random)! }.joined()
      var json = JSONText()
      json.raw("[")
      json.string(text)
      json.raw("]")
      #expect(try JSONDecoder().decode([String].self, from: Data(json.bytes)) == [text])
    }
  }

  @Test func `JSON has numbers as numbers and dates as text`() throws {
    var json = JSONText()
    for value in [Value.number(Decimal(".50")!), .year(-44), .flag(true), .missing, .list(["a", "\""]), .text("1.10")] {
      json.value(value)
      json.raw(";")
    }
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"0.50;-44;true;null;["a", "\""];"1.10";"#)
  }
}
