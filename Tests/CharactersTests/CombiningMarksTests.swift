import TestSupport
import Testing

@testable import Characters

struct CombiningMarksTests {
  @Test(arguments: ["\u{301}", "\u{323}", "\u{302A}", "\u{1D165}"], [0, 1, 150, 398, 399, 400, 401, 1000])
  func `the first mark beyond the limit is found wherever the run begins`(mark: String, start: Int) {
    for before in [String(repeating: "x", count: start), String(repeating: "é", count: start / 2)] {
      let most = "\(before)e\(String(repeating: mark, count: CombiningMarks.limit))"
      #expect(CombiningMarks.firstExcess(in: Array("\(most)xé".utf8).span) == nil)
      #expect(CombiningMarks.firstExcess(in: Array("\(most)\(mark)\(mark)x".utf8).span) == most.utf8.count)
    }
  }

  @Test func `texts of any script have no run that is too long`() {
    let texts = ["Tiếng Việt có dấu", "กุ้งแห้งที่นี่", "בְּרֵאשִׁית בָּרָא", "目录とがぎぐげご", "👩🏽‍🚀🇫🇷", "हिन्दी क्षेत्र", "e\u{301}\u{323}"]
    for text in texts {
      #expect(CombiningMarks.firstExcess(in: Array(String(repeating: text, count: 200).utf8).span) == nil, "\(text)")
    }
  }

  @Test func `a run is found between others`() {
    let short = "e\(String(repeating: "\u{301}", count: CombiningMarks.limit))"
    let text = String(repeating: short, count: 20) + "\u{301}\u{301}" + short
    #expect(CombiningMarks.firstExcess(in: Array(text.utf8).span) == 20 * short.utf8.count)
  }
}
