import Foundation
import TestSupport
import Testing

struct CommandTests {
  @Test(arguments: [
    ("help", 5), ("schema", 6), ("check", 26), ("build", 24), ("list", 40), ("render", 50), ("findings", 14),
    ("new", 19), ("edit", 42), ("delete", 18), ("import", 72), ("export", 24), ("init", 5),
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
