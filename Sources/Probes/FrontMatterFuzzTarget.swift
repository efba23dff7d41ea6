import Diagnostics
import FrontMatter

/// Reads a file's front matter and edits it.
enum FrontMatterFuzzTarget {
  static func rule(brokenBy bytes: [UInt8]) -> String? {
    let file = SourceFile(path: "a.md", bytes: bytes)
    var findings: [Diagnostic] = []
    let matter = FrontMatterDocument.read(file, diagnostics: &findings)
    if matter.isSound != !findings.contains(where: { $0.severity == .error }) {
      return "front matter is sound if nothing in it is an error"
    }
    if let finding = findings.first(where: { $0.location.line < 1 || $0.location.column < 1 }) {
      return "every finding has a place: \(finding)"
    }
    if !bytes.indices.contains(matter.notes) && !matter.notes.isEmpty { return "notes are in the file" }
    var entries = matter.entries
    while let entry = entries.popLast() {
      let ranges = [entry.keyBytes, entry.value.bytes]
      if ranges.contains(where: { $0.lowerBound < 0 || $0.upperBound > bytes.count }) {
        return "keys and values are in the file"
      }
      entries += entry.value.entries ?? []
    }
    _ = YAMLDocument.read(file, diagnostics: &findings)
    guard let editor = try? FrontMatterEditor(file) else { return nil }
    return ruleOfAdding(to: editor, file, matter) ?? ruleOfChanging(editor, matter)
  }

  /// A key that is added and taken out again leaves the file as it was.
  private static func ruleOfAdding(
    to editor: FrontMatterEditor, _ file: SourceFile, _ matter: FrontMatterDocument
  ) -> String? {
    let bytes = file.bytes
    guard matter.entries.value(forKey: "deleted") == nil else { return nil }
    guard let edited = try? editor.setting(.text("2020-01-01"), forKey: ["deleted"]) else { return nil }
    let start = zip(bytes, edited).prefix { $0 == $1 }.count
    let end = zip(bytes.reversed(), edited.reversed()).prefix { $0 == $1 }.count
    if start + end < bytes.count { return "an added key leaves every other byte" }
    guard let again = try? FrontMatterEditor(SourceFile(path: "a.md", bytes: edited)) else {
      return "a file can be read after a key was added"
    }
    guard let restored = try? again.removing(["deleted"]) else { return "an added key can be taken out" }
    // Front matter that holds no key goes with the last one.
    if !matter.entries.isEmpty, restored != bytes { return "taking an added key out restores the file" }
    return nil
  }

  /// The first value changed and the first key taken out leave a file that can be read; the editor itself checks what it says then.
  private static func ruleOfChanging(_ editor: FrontMatterEditor, _ matter: FrontMatterDocument) -> String? {
    guard let first = matter.entries.first else { return nil }
    var edits = [try? editor.removing([first.key])]
    for value in [EditedValue.text("a: #b"), .text("two\nlines"), .texts(["a", "- b"])] {
      edits.append(try? editor.setting(value, forKey: [first.key]))
    }
    for edited in edits {
      guard let edited else { continue }
      var findings: [Diagnostic] = []
      let after = FrontMatterDocument.read(SourceFile(path: "a.md", bytes: edited), diagnostics: &findings)
      if findings.contains(where: { $0.severity == .error }) { return "a file can be read after an edit" }
      if after.entries.count + 1 < matter.entries.count { return "an edit leaves the other keys" }
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    other.lowerBound >= lowerBound && other.upperBound <= upperBound
  }
}
