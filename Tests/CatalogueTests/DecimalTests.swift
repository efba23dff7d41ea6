import TestSupport
import Testing

@testable import Catalogue

struct DecimalTests {
  @Test(arguments: ["0", "1.10", "-0.50", "007.00", "999999999999999999", "0.000000000000000001", "-1"])
  func `keeps the decimals it was written with`(text: String) throws {
    let number = try #require(Decimal(text))
    let plain = text.hasPrefix("007") ? "7.00" : text
    #expect(number.description == plain)
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "1e5", "1.2.3", "--1", "1-", " 1", "1 ", "1,5", "1_000", "٣", "1\u{301}", "inf", "0x1",
    "1234567890123456789", "0.0000000000000000001", String(repeating: "0", count: 37),
  ])
  func `takes nothing but plain digits, and eighteen at most`(text: String) {
    #expect(Decimal(text) == nil)
  }

  @Test func `sums may have a digit more than what can be written`() {
    #expect(Decimal(coefficient: .min).description == "-9223372036854775808")
    #expect(Decimal(coefficient: .min, scale: 18).description == "-9.223372036854775808")
    #expect(Decimal(coefficient: .max, scale: 1).description == "922337203685477580.7")
  }

  @Test func `numbers are compared by value, not by how they are written`() throws {
    let numbers = try ["-1.5", "-1", "-0.999", "0", "0.10", "0.5", "1", "999999999999999999"].map {
      try #require(Decimal($0))
    }
    #expect(numbers.reversed().sorted() == numbers)
    #expect(try #require(Decimal("1.10")) == #require(Decimal("1.1")))
    #expect(Set(try ["1.10", "1.1", "01.100"].map { try #require(Decimal($0)) }).count == 1)
    #expect(try #require(Decimal("-0")) == Decimal(0))
  }

  @Test func `any eighteen digits come back as they were`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let digits = (0..<Int.random(in: 1...18, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random))
      }
      let whole = digits.joined()
      let point = Int.random(in: 0..<digits.count, using: &random)
      let decimals = String(whole.suffix(point))
      let head = whole.dropLast(point).drop { $0 == "0" }
      let text = (head.isEmpty ? "0" : String(head)) + (point == 0 ? "" : "." + decimals)
      #expect(try #require(Decimal(text)).description == text)
    }
  }
}

struct DecimalSumTests {
  private func sum(_ texts: [String]) throws -> DecimalSum {
    try texts.reduce(into: DecimalSum()) { $0.add(try #require(Decimal($1))) }
  }

  @Test(
    arguments: [
      (["0.1", "0.2"], "0.3"), (["0.10", "0.2"], "0.30"), (["1", "-1.5"], "-0.5"), (["5", "-5.00"], "0.00"),
      (["999999999999999998", "1"], "999999999999999999"),
      (Array(repeating: "0.01", count: 100), "1.00"), (["33.333333333333336", "15000"], "15033.333333333333336"),
      (["999999999999999999", "1"], "1000000000000000000"), (["-0.5", "-0.7"], "-1.2"), (["-0.5", "0.2"], "-0.3"),
      (["999999999999999999", "0.000000000000000001"], "999999999999999999.000000000000000001"),
      (["-999999999999999999", "-0.000000000000000001"], "-999999999999999999.000000000000000001"),
      (["1", "-0.000000000000000001"], "0.999999999999999999"),
      (Array(repeating: "999999999999999999", count: 200), "199999999999999999800"),
    ] as [([String], String)])
  func `adds exactly`(numbers: [String], total: String) throws {
    #expect(try sum(numbers).total?.description == total)
  }

  @Test func `no numbers have neither a sum nor a mean`() throws {
    #expect(try sum([]).total == nil)
    #expect(try sum([]).average(decimals: 2) == nil)
  }

  @Test(arguments: [
    (["1", "2"], 0, "2"), (["2", "3"], 0, "2"), (["-1", "-2"], 0, "-2"), (["1", "2"], 1, "1.5"),
    (["1", "1", "2"], 2, "1.33"),
    (["1", "2", "2"], 2, "1.67"), (["-1", "-2", "-2"], 2, "-1.67"), (["0.015", "0.014999999999999999"], 2, "0.01"),
    (["0.025"], 2, "0.02"), (["0.035"], 2, "0.04"), (["7"], 3, "7.000"), (["0.999"], 2, "1.00"),
    (["-0.999"], 2, "-1.00"),
    (["33.333333333333336", "15000"], 18, "7516.666666666666668000"),
    (["999999999999999999", "1"], 1, "500000000000000000.0"),
    (Array(repeating: "999999999999999999", count: 200), 0, "999999999999999999"), (["-1", "0.5"], 2, "-0.25"),
    (["0.5"], 0, "0"), (["1.5"], 0, "2"), (["-0.5"], 0, "0"),
  ])
  func `rounds the mean once, halves to the even digit`(numbers: [String], decimals: Int, mean: String) throws {
    #expect(try sum(numbers).average(decimals: decimals)?.description == mean)
  }
}
