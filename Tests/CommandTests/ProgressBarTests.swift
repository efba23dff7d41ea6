import Loading
import Staging
import Testing

@testable import VitrineCommand

struct ProgressBarTests {
  @Test(arguments: [
    (0, 10_000, 0.5, "[........................................]  0/10000 items, 0/s"),
    (4_567, 10_000, 2.0, "[##################......................]  4567/10000 items, 2284/s"),
    (10_000, 10_000, 4.0, "[########################################]  10000/10000 items, 2500/s"),
    (1, 1, 0.5, "[########################################]  1/1 item, 2/s"),
    (0, 0, 0.5, "[........................................]  0/0 items, 0/s"),
    (12, 10, 0.0, "[########################################]  12/10 items, 0/s"),
  ])
  func `says how many items are done, and how many a second`(done: Int, total: Int, seconds: Double, line: String) {
    #expect(ProgressBar(done: done, total: total, seconds: seconds).text(columns: 80) == line)
  }

  @Test func `never reaches the last column`() {
    let bar = ProgressBar(done: 123_456, total: 1_000_000, seconds: 3)
    for columns in 0..<120 { #expect(bar.text(columns: columns).utf8.count <= max(0, columns - 1)) }
    #expect(bar.text(columns: 42) == "[........]  123456/1000000 items, 41152/s")
    #expect(bar.text(columns: 40) == "123456/1000000 items, 41152/s")
    #expect(bar.text(columns: 20) == "")
  }

  @Test(arguments: [
    (1, 1, 0, 0, "1 page: 1 file written, 0 unchanged, 0 removed, 0.010 s"),
    (466, 0, 470, 2, "466 pages: 0 files written, 470 unchanged, 2 removed, 0.010 s"),
  ])
  func `ends a build with what became of its files`(
    pages: Int, written: Int, unchanged: Int, removed: Int, line: String
  ) {
    var counts = OutputCounts()
    (counts.pages, counts.written, counts.unchanged, counts.removed) = (pages, written, unchanged, removed)
    #expect(
      "\(BuildSummary(site: "1 collection, 1 item", counts: counts, seconds: "0.010"))"
        == "1 collection, 1 item, \(line)")
  }
}
