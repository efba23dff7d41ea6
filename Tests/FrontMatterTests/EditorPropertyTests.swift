import Diagnostics
import Testing

@testable import FrontMatter

@Suite("Edits of random documents")
struct EditorPropertyTests {
  @Test("An edit changes one value and no other", arguments: 0..<3000 as Range<UInt64>)
  func editsChangeOneValue(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed)
    let file = SourceFile(path: "a.md", text: maker.document())
    let editor = try FrontMatterEditor(file)
    let before = Meaning(editor.root?.entries ?? [])
    let path = maker.path()
    let value = maker.value()
    guard let edited = try result({ () throws(EditError) in try editor.setting(value, forKey: path) }) else { return }
    let after = try FrontMatterEditor(SourceFile(path: "a.md", bytes: edited))
    #expect(Meaning(after.root?.entries ?? []) == before.setting(Meaning(value), at: path[...]))
    #expect(try after.setting(value, forKey: path) == edited, "the same value changes no byte")
    let comments = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self).split(separator: "# ").count }
    #expect(comments(edited) == comments(file.bytes), "comments stay")
    guard case .missing = try KeySearch(path, in: editor.root, bytes: file.bytes) else { return }
    if try isRestorable(path, editor) { #expect(try after.removing(path) == file.bytes, "removing restores") }
  }

  @Test("Taking a key out leaves the others", arguments: 0..<2000 as Range<UInt64>)
  func removalsLeaveTheOthers(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed &+ 77_777)
    let file = SourceFile(path: "a.md", text: maker.document())
    let editor = try FrontMatterEditor(file)
    let path = maker.path()
    guard let edited = try result({ () throws(EditError) in try editor.removing(path) }) else { return }
    let after = try FrontMatterEditor(SourceFile(path: "a.md", bytes: edited))
    #expect(Meaning(after.root?.entries ?? []) == Meaning(editor.root?.entries ?? []).setting(nil, at: path[...]))
  }

  /// What the edit gives; nil if the path leads to a value of another form, which is refused.
  private func result(_ edit: () throws(EditError) -> [UInt8]) throws -> [UInt8]? {
    do {
      return try edit()
    } catch {
      switch error {
      case .holdsKeys, .holdsValue: return nil
      default: throw error
      }
    }
  }

  /// Empty front matter and keys that hold nothing go with the last key below them: those do not come back.
  private func isRestorable(_ path: [String], _ editor: FrontMatterEditor) throws -> Bool {
    guard case .missing(let place) = try KeySearch(path, in: editor.root, bytes: editor.file.bytes) else {
      return false
    }
    let hasEmptyHolder = place.holder != nil && place.mapping?.entries?.isEmpty ?? true
    return !hasEmptyHolder && editor.fence.map { !$0.body.isEmpty } ?? true
  }
}
