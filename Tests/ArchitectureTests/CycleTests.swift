import Foundation
import Testing

/// The compiler keeps targets from depending on each other in a circle; these tests do the same for the folders of a target.
struct CycleTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  @Test func `no folders of a target depend on each other in a circle`() throws {
    let tree = try SourceTree(at: Self.sources)
    #expect(tree.files.count > 300)
    #expect(tree.cycles == [])
  }

  @Test func `a circle of three folders is found`() {
    let tree = SourceTree([
      .init("Target/A", text: "struct One { let two: Two }"),
      .init("Target/B", text: "/// Uses a type of another folder.\nstruct Two {\n  let three: Three?\n}"),
      .init("Target/C", text: "enum Three { case one(One) }"),
      .init("Target/D", text: "struct Four { let one: One }"),
    ])
    #expect(tree.cycles == [["Target/A", "Target/B", "Target/C"]])
  }

  @Test func `comments, strings and other targets make no circle`() {
    let tree = SourceTree([
      .init("Target/A", text: "struct One {\n  let two = \"Two\"  // Two\n}"),
      .init("Target/B", text: "struct Two { let one: One }\nlet text = \"\"\"\n  Three\n  \"\"\""),
      .init("Other/C", text: "struct Three { let one: One }"),
    ])
    #expect(tree.cycles == [])
  }
}
