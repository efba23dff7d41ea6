import Foundation
import TestSupport
import Testing

struct CommandTests {
  @Test(arguments: [
    ("help", 5), ("schema", 6), ("check", 27), ("build", 24), ("list", 41), ("render", 50), ("findings", 14),
    ("new", 19), ("edit", 49), ("delete", 19), ("import", 81), ("export", 24), ("init", 5),
  ])
  func `prints and ends as it should`(name: String, count: Int) throws {
    let sites = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Sites")
    try CaseFile(name).check(atLeast: count) { command in
      let shell = try Shell(in: sites)
      defer { try? shell.remove() }
      return try shell.run(command)
    }
  }
}
