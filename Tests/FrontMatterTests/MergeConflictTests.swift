import Diagnostics
import Testing

@testable import FrontMatter

struct MergeConflictTests {
  @Test(arguments: [
    ("<<<<<<< HEAD\n---\ntitle: A\n=======\n---\ntitle: B\n>>>>>>> other\n", 1),
    ("---\n---\n<<<<<<< a\nb\n||||||| c\nd\n=======\ne\n>>>>>>> f", 3),
    ("---\n---\r\nNotes < more\r\n<<<<<<<\r\n=======\r\n>>>>>>>\r\n", 4),
  ])
  func `two versions side by side are found at the first line of marks`(text: String, line: Int) {
    let finding = MergeConflict.finding(in: SourceFile(path: "a.md", text: text))
    #expect(finding?.location == SourceLocation(line: line, column: 1))
    #expect(finding?.id == .mergeConflict)
  }

  @Test(arguments: [
    ("<<<<<<<", 1), ("---\n---\nRed\n<<<<<<< a\nBlue\n=======\n", 4), ("<<<<<<< a\n%%%%%%% b\n>>>>>>> c\n", 1),
    ("a\n======= \n>>>>>>> a\n", 2),
  ])
  func `what is left of a merge is found at its first line`(text: String, line: Int) {
    let finding = MergeConflict.finding(in: SourceFile(path: "a.md", text: text))
    #expect(
      finding?.description
        == "a.md:\(line):1: error: this line was left when two versions of the file were merged; remove it, and what is wrong of the two versions [merge-conflict]"
    )
  }

  @Test(arguments: [
    "", "<<<<<<<< a\n=======\n>>>>>>>> b\n", " <<<<<<< a\n=======\n >>>>>>> b\n", "<<<<<<<a\n=======\n>>>>>>>b\n",
    "Heading\n=======\n", ">>>>>>> quoted\n\nHeading\n=======\n", " <<<<<<<\n",
  ])
  func `other marks are notes`(text: String) {
    #expect(MergeConflict.finding(in: SourceFile(path: "a.md", text: text)) == nil)
  }
}
