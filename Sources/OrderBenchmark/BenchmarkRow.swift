import Glibc

/// One book to sort.
struct BenchmarkRow {
  let title: String
  let author: String
  let rating: String

  /// The rows of a file with tabs between its columns; none if it cannot be read.
  static func read(_ path: String) -> [BenchmarkRow] {
    var bytes: [UInt8] = []
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var byte = fgetc(file)
    while byte >= 0 {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = fgetc(file)
    }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      return cells.count == 3 ? BenchmarkRow(title: cells[0], author: cells[1], rating: cells[2]) : nil
    }
  }

  /// As many rows as are wanted: past the end they repeat as further copies.
  static func repeating(_ rows: [BenchmarkRow], _ count: Int) -> [BenchmarkRow] {
    (0..<count).map { number in
      let row = rows[number % rows.count]
      let copy = number / rows.count + 1
      return copy == 1
        ? row : BenchmarkRow(title: "\(row.title) (copy \(copy))", author: row.author, rating: row.rating)
    }
  }

  /// Titles of one to seven words and authors of two, the same on every run.
  static func madeUp(_ count: Int) -> [BenchmarkRow] {
    var state: UInt64 = 20_141
    func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    func word() -> String {
      (0...number(below: 3)).map { _ in syllables[number(below: syllables.count)] }.joined()
    }
    return (0..<count).map { _ in
      let words = (0...number(below: 7)).map { _ in word() }
      let article = ["", "The ", "A ", "“", ""][number(below: 5)]
      return BenchmarkRow(
        title: article + words.joined(separator: " "), author: "\(word()) \(word())",
        rating: "\(number(below: 5)).\(number(below: 100))")
    }
  }

  private static let syllables = [
    "an", "Ber", "chi", "do", "é", "Fal", "gu", "Har", "in", "Jo", "ka", "Lu", "mö", "na", "Or", "pe", "qui", "Ra",
    "son", "tée", "Ul", "vå", "Wil", "xe", "zu",
  ]
}
