import Files
import Foundation
import TestSupport
import Testing

@testable import Publishing

/// Rows that stand are found again in the file that they stand in.
struct StandingRowsTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `whatever rows are wanted, those that are found are theirs`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let file = Self.file(of: Array(0..<300).shuffled(using: &random), &random)
    var standing = try standingRows(file)
    defer { try? FileManager.default.removeItem(at: root) }
    var wanted = file.rows.map(\.row)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      wanted.remove(at: Int.random(in: 0..<wanted.count, using: &random))
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      wanted.insert(Int.random(in: 300..<400, using: &random), at: Int.random(in: 0...wanted.count, using: &random))
    }
    var missed = 0
    for row in wanted {
      let known = file.rows.first { $0.row == row }
      var bytes = Array("before".utf8)
      guard standing.append(row, program: known?.program ?? 1, to: &bytes) else {
        missed += row < 300 ? 1 : 0
        #expect(bytes == Array("before".utf8))
        continue
      }
      #expect(bytes == Array("before".utf8) + (known?.bytes ?? []))
    }
    #expect(missed == 0, "none of those that stood is missed where few have gone or come")
  }

  @Test func `a row that something else printed is not taken`() throws {
    var random = SeededGenerator(seed: 1)
    let file = Self.file(of: [1, 2, 3], &random)
    var standing = try standingRows(file)
    defer { try? FileManager.default.removeItem(at: root) }
    var bytes: [UInt8] = []
    #expect(!standing.append(1, program: file.rows[0].program + 10, to: &bytes))
    #expect(standing.append(2, program: file.rows[1].program, to: &bytes))
    #expect(!standing.append(1, program: file.rows[0].program, to: &bytes), "it stands before the last one taken")
    #expect(bytes == file.rows[1].bytes)
  }

  @Test func `a row that the file is too short for is not taken`() throws {
    var random = SeededGenerator(seed: 1)
    var file = Self.file(of: [1, 2], &random)
    file.bytes.removeLast(file.end + 1)
    var standing = try standingRows(file)
    defer { try? FileManager.default.removeItem(at: root) }
    var bytes: [UInt8] = []
    #expect(standing.append(1, program: file.rows[0].program, to: &bytes))
    #expect(!standing.append(2, program: file.rows[1].program, to: &bytes))
  }

  @Test func `a table of garbage has no rows beyond its bytes`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let garbage = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      var writer = ByteWriter()
      writer.number(garbage.count)
      writer.raw(garbage)
      var reader = ByteReader(writer.bytes)
      var entries = RowTable(from: &reader).entries
      var end = 0
      while let entry = entries.next() {
        #expect(entry.row >= 0 && entry.range.lowerBound >= end)
        end = entry.range.upperBound
      }
    }
  }

  /// A file with rows that two programs printed, some of them longer than what is read at a time.
  private struct RowedFile {
    var bytes: [UInt8] = []
    var rows: [(row: Int, program: UInt64, bytes: [UInt8])] = []
    var table = RowTable()
    /// How many bytes stand behind the last row.
    var end = 0
  }

  private static func file(of rows: [Int], _ random: inout SeededGenerator) -> RowedFile {
    var file = RowedFile()
    for row in rows {
      file.bytes += Array(repeating: UInt8(ascii: "-"), count: Int.random(in: 0...20, using: &random))
      let length =
        Int.random(in: 0..<50, using: &random) == 0 ? FilePieces.limit + 5 : Int.random(in: 0...900, using: &random)
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ row) }
      let program = UInt64.random(in: 1...2, using: &random)
      file.rows.append((row, program, bytes))
      file.table.append(row: row, program: program, range: file.bytes.count..<file.bytes.count + bytes.count)
      file.bytes += bytes
    }
    file.end = 7
    file.bytes += Array(repeating: UInt8(ascii: "."), count: file.end)
    return file
  }

  private func standingRows(_ file: RowedFile) throws -> StandingRows {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data(file.bytes).write(to: root.appending(path: "list"))
    let open = try #require(try Folder(at: root.path).openFile("list"))
    var writer = ByteWriter()
    file.table.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    return StandingRows(open, RowTable(from: &reader))
  }
}
