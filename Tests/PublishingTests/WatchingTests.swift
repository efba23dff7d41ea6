import Files
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Resident

/// The folders of a site are followed, whatever happens to the right to read them.
struct WatchingTests {
  @Test(arguments: [0o000, 0o444, 0o311])
  func `a folder that could not be read for a while is followed again`(mode: mode_t) throws {
    let site = try SmallSite(["c/collection.yaml": SmallSite.collection, "c/a.md": SmallSite.item])
    let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    defer {
      close(queue)
      site.remove()
    }
    let content = site.path("content")
    var folders = WatchedFolders(root: site.path(""), queue: queue)
    func follow() throws -> SourceChanges {
      try Unprivileged.run {
        var changes = folders.readChanges()
        changes.formUnion(folders.followPaths())
        return changes
      }
    }
    try Unprivileged.run { try folders.watchAll() }
    #expect(chmod(content, mode) == 0)
    _ = try follow()
    #expect(chmod(content, 0o755) == 0)
    #expect(try !follow().isEmpty)
    #expect(try follow().isEmpty)
    try Data("---\ntitle: Y\n---\n".utf8).write(to: URL(fileURLWithPath: site.path("content/c/a.md")))
    #expect(try follow().paths.contains(RelativePath("content/c/a.md")))
    #expect(folders.failure == nil)
  }
}
