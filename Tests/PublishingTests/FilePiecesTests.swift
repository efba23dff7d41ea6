import Files
import Foundation
import TestSupport
import Testing

@testable import Staging

/// Large files are written in pieces, and only where they differ from the existing ones.
struct FilePiecesTests {
  private let root = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")

  private static let size = 3 * FilePieces.limit + 1000

  @Test(arguments: [0, 1, FilePieces.limit - 1, FilePieces.limit, 2 * FilePieces.limit + 7, size - 1])
  func `a file that differs in one byte is written anew, from wherever`(place: Int) throws {
    let old = Self.bytes(Self.size)
    var new = old
    new[place] ^= 1
    let (result, counts, isSame) = try build(new, over: old)
    #expect(result == new)
    #expect(counts == (1, 0) && !isSame)
  }

  @Test(arguments: [size + 1, size + FilePieces.limit, size - 1, size - FilePieces.limit, 0])
  func `a file that is longer or shorter than the existing one is written anew`(count: Int) throws {
    let (new, old) = (Self.bytes(Self.size), Self.bytes(count))
    let (result, counts, isSame) = try build(new, over: old)
    #expect(result == new)
    #expect(counts == (1, 0) && !isSame)
  }

  @Test(arguments: [size, 2 * FilePieces.limit, FilePieces.limit, 1000])
  func `a file that is the same keeps its place`(count: Int) throws {
    let (result, counts, isSame) = try build(Self.bytes(count), over: Self.bytes(count))
    #expect(result == Self.bytes(count))
    #expect(counts == (0, 1) && isSame)
  }

  @Test func `a file that takes the place of none, of a folder, or of a leftover is written`() throws {
    #expect(try build(Self.bytes(Self.size), over: nil).result == Self.bytes(Self.size))
    #expect(
      try build(Self.bytes(Self.size), over: nil) { old, new in
        try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        try Data("left".utf8).write(to: new)
      }.result == Self.bytes(Self.size))
  }

  /// What a build makes of a file, how many files it wrote and left, and whether the file is the old one.
  private func build(
    _ bytes: [UInt8], over existing: [UInt8]?, prepare: (URL, URL) throws -> Void = { _, _ in }
  ) throws -> (result: [UInt8], counts: (written: Int, unchanged: Int), isSame: Bool) {
    defer { try? FileManager.default.removeItem(at: root) }
    let (old, new) = (root.appending(path: "old"), root.appending(path: "new"))
    for folder in [old, new] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    if let existing { try Data(existing).write(to: old.appending(path: "data")) }
    try prepare(old.appending(path: "data"), new.appending(path: "data"))
    let tree = try OutputTree(in: Folder(at: new.path), over: Folder(at: old.path), folders: [])
    let ticket = try tree.add("data", folder: "") { pieces in
      var rest: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: 100_003) {
        rest += bytes[start..<min(start + 100_003, bytes.count)]
        pieces.take(&rest)
      }
      return rest
    }
    try tree.finish()
    let statuses = try [old, new].map { try Folder(at: $0.path).status(of: "data") }
    #expect(tree.fingerprints(of: ticket) == [OutputFingerprint(try #require(statuses[1]))])
    return (
      try [UInt8](Data(contentsOf: new.appending(path: "data"))), (tree.counts.written, tree.counts.unchanged),
      statuses[0]?.inode == statuses[1]?.inode
    )
  }

  private static func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 9) }
  }
}
