import Diagnostics
import Testing

@testable import FrontMatter

/// Comments that may have been meant as parts of values.
struct CommentTests {
  @Test(arguments: [
    ("t: Symphony #5", "2:13"), ("t: #1 in the charts", "2:4"), ("tags: #rock", "2:7"), ("t: 'a'\nu: b   #7", "3:8"),
    ("t:\n  - x #2", "3:7"), ("t: { a: b #3\n }", "2:11"), ("Größe: ä #1", "2:10"),
    ("t: Hashtag #MeToo", "2:12"), ("t:\n  - rock #live", "3:10"), ("t: Über #é", "2:9"),
    ("t: #1 Ford\n  Mustang", "2:4"), ("t: #rock\n  - pop", "2:4"), ("t: [\n  #red,\n  blue\n]", "3:3"),
    ("t: [\n  red, #green,\n  blue\n]", "3:8"), ("t: [\n  red #green,\n  , blue\n]", "3:7"),
    ("t: [\n  red,\n  blue\n  #green\n]", "5:3"), ("t: [[a, #b\n  c]]", "2:9"), ("t: [ #a\n  ]", "2:6"),
  ])
  func `are reported where they begin`(yaml: String, place: String) {
    #expect(
      Self.findings("---\n\(yaml)\n---\n") == [
        "a.md:\(place): warning: a '#' after a space begins a comment, which is not part of the value; a value that contains it needs quotes [yaml-comment]"
      ])
  }

  @Test(arguments: [
    ("t: 'Symphony' #5", "2:15", "after a space"), ("t: \"a\" #5", "2:8", "after a space"),
    ("t: [a, b] #5", "2:11", "after a space"), ("t: { a: 'b' }  #5", "2:16", "after a space"),
    ("t: 'a'#b", "2:7", "here"), ("t: [a]# b", "2:7", "here"), ("t: ['a'#5\n ]", "2:8", "here"),
  ])
  func `are reported behind quotes and brackets, too`(yaml: String, place: String, way: String) {
    #expect(
      Self.findings("---\n\(yaml)\n---\n") == [
        "a.md:\(place): warning: a '#' \(way) begins a comment, which is not part of the value; what belongs to the value is before its last quote or bracket [yaml-comment]"
      ])
  }

  @Test(arguments: [
    "t: Symphony # 5", "t: Symphony #5th".replacing("#5", with: "# 5"), "t: 'Symphony' # 5", "t: a#5",
    "t: # none", "t: ## none", "t: x #", "#5", "t: x\n#5\nu: y", "t: |\n  x #5", "t: | #5\n  x",
    "t: [a, b] # 5", "t: 'x' #todo", "t: ['x', #todo\n  'y']", "t: [\n  # red,\n  blue\n]",
    "t: [\n  #'red',\n  'blue'\n]", "t:\n  #- rock\n  - pop", "t: # a\n  b", "t: ['a', 'b', c]", "t:\n  a: 'b'\n#5\n",
    "t: '#5'", "t: []\n#5",
  ])
  func `are left alone where they are plainly comments`(yaml: String) {
    #expect(Self.findings("---\n\(yaml)\n---\nNotes #5\n") == [])
  }

  private static func findings(_ text: String) -> [String] {
    read(text).frontMatter.doubtfulComments(in: SourceFile(path: "a.md", text: text)).map(\.description)
  }

  @Test(arguments: ["draft: #yes", "Draft: #true", "deleted: #2014-03-05"])
  func `a key that would keep the item from readers has no comment for a value`(yaml: String) {
    let (key, place) = (yaml.prefix { $0 != ":" }.lowercased(), yaml.prefix { $0 != "#" }.count + 1)
    #expect(
      Self.findings("---\n\(yaml)\n---\n") == [
        "a.md:2:\(place): error: a '#' after a space begins a comment, so that '\(key)' has no value; remove the '#', or the whole line [yaml-comment]"
      ])
  }
}
