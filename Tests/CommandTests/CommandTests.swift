import Foundation
import TestSupport
import Testing

struct CommandTests {
  @Test(arguments: [
    ("help", 5), ("schema", 7), ("check", 32), ("build", 25), ("list", 87), ("render", 50), ("findings", 14),
    ("new", 26), ("edit", 72), ("delete", 26), ("import", 105), ("export", 26), ("init", 6),
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
