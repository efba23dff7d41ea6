import Foundation
import Glibc
import TestSupport
import Testing

struct UnreadableNameTests {
  @Test(arguments: [".md", ".jpg"]) func `a name that is no UTF-8 is an error when nothing else has changed`(
    ending: String
  ) throws {
    let scene = try Scene()
    defer { scene.remove() }
    for _ in 0..<2 { try #require(try scene.build().status == 0) }
    let before = Snapshot(at: scene.output.path)
    let folder = scene.folder.appending(path: "site/content/books").path
    let name = Array("\(folder)/caf".utf8) + [0xE9] + Array(ending.utf8) + [0]
    let file = name.withUnsafeBytes {
      open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o644)
    }
    try #require(file >= 0)
    close(file)
    let run = try scene.build()
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        "content/books/caf\u{FFFD}\(ending):1:1: error: the name of a file in a collection is UTF-8 [item-address]\n"))
    #expect(Snapshot(at: scene.output.path) == before)
  }
}
