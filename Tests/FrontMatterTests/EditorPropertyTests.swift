import Diagnostics
import Testing

@testable import FrontMatter

struct EditorPropertyTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `an edit changes one value and no other`(batch: UInt64) throws {
    for seed in batch * 500..<(batch + 1) * 500 { try editChangesOneValue(seed: seed) }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `removing a key keeps the others`(batch: UInt64) throws {
    for seed in batch * 500..<(batch + 1) * 500 { try removalLeavesTheOthers(seed: seed) }
  }

  @Test(
    "Other notes leave the front matter, and the old ones bring the old bytes back", arguments: 0..<4 as Range<UInt64>)
  func notesAreReplaced(batch: UInt64) throws {
    for seed in batch * 500..<(batch + 1) * 500 {
      var maker = DocumentMaker(seed: seed &+ 99_999)
      let file = SourceFile(path: "a.md", text: maker.document())
      let editor = try FrontMatterEditor(file)
      let edited = try editor.settingNotes(Array("One\n\ntwo  \nthree".utf8))
      let after = try FrontMatterEditor(SourceFile(path: "a.md", bytes: edited))
      #expect(after.notes == "One\n\ntwo  \nthree\n")
      #expect(Meaning(after.root?.entries ?? []) == Meaning(editor.root?.entries ?? []))
      #expect(try after.settingNotes(Array(after.notes.utf8)) == edited, "the same notes change no byte")
      let front = editor.fence?.notes.lowerBound ?? 0
      #expect(edited.starts(with: file.bytes[..<front]))
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `an edit of a list keeps the bytes of the items that stay`(batch: UInt64) throws {
    for seed in batch * 500..<(batch + 1) * 500 { try listEditKeepsItems(seed: seed) }
  }

  private func listEditKeepsItems(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed &+ 55_555)
    let text = "---\nmake: Ford\n" + maker.list() + "year: 1964 # y\n---\n"
    let file = SourceFile(path: "a.md", text: text)
    let editor = try FrontMatterEditor(file)
    guard case .list(let old)? = editor.value(at: ["photos"]) else { return }
    let new = maker.change(old)
    let edited: [UInt8]
    do {
      edited = try editor.setting(.list(new), forKey: ["photos"])
    } catch {
      // A comment at the end of an item that becomes several lines, and the like, need a person.
      Issue.record("\(seed): \(error)\n\(text)\n\(new)")
      return
    }
    let after = try FrontMatterEditor(SourceFile(path: "a.md", bytes: edited))
    #expect(Meaning(after.value(at: ["photos"]) ?? .empty).inOrder == Meaning(.list(new)).inOrder)
    #expect(try after.setting(.list(new), forKey: ["photos"]) == edited, "the same list changes no byte")
    // Each item that is in both lists is written in the same way.
    var written = items(of: after)
    for (value, text) in items(of: editor) {
      guard let place = written.firstIndex(where: { $0.value == value }) else { continue }
      let same = written.firstIndex { $0.value == value && $0.text == text }
      if old.count(where: { $0 == value }) == 1 {
        #expect(same != nil, "seed \(seed): \(text) in\n\(String(decoding: edited, as: UTF8.self))")
      }
      written.remove(at: same ?? place)
    }
  }

  private func items(of editor: FrontMatterEditor) -> [(value: EditedValue, text: String)] {
    guard let nodes = editor.root?.entries?.value(forKey: "photos")?.items else { return [] }
    return nodes.map { (EditedValue($0), String(decoding: editor.bytes[$0.bytes], as: UTF8.self)) }
  }

  private func editChangesOneValue(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed)
    let file = SourceFile(path: "a.md", text: maker.document())
    let editor = try FrontMatterEditor(file)
    let before = Meaning(editor.root?.entries ?? [])
    let path = maker.path()
    let value = maker.value()
    guard let edited = try result({ () throws(EditError) in try editor.setting(value, forKey: path) }) else { return }
    let after = try FrontMatterEditor(SourceFile(path: "a.md", bytes: edited))
    #expect(Meaning(after.root?.entries ?? []).inOrder == before.setting(Meaning(value), at: path[...]).inOrder)
    #expect(try after.setting(value, forKey: path) == edited, "the same value changes no byte")
    if try !replacesList(path, editor) {
      let kept = { (bytes: [UInt8]) in
        let text = String(decoding: bytes, as: UTF8.self)
        return ["# top", "# between", "# c: ö"].map {
          text.split(separator: $0, omittingEmptySubsequences: false).count
        }
      }
      #expect(kept(edited) == kept(file.bytes), "comments stay")
    }
    guard case .missing = try KeySearch(path, in: editor.root, bytes: file.bytes) else { return }
    if try isRestorable(path, editor) { #expect(try after.removing(path) == file.bytes, "removing restores") }
  }

  private func removalLeavesTheOthers(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed &+ 77_777)
    let file = SourceFile(path: "a.md", text: maker.document())
    let editor = try FrontMatterEditor(file)
    let path = maker.path()
    guard let edited = try result({ () throws(EditError) in try editor.removing(path) }) else { return }
    guard case .found = try KeySearch(path, in: editor.root, bytes: file.bytes) else {
      #expect(edited == file.bytes)
      return
    }
    let after = try FrontMatterEditor(SourceFile(path: "a.md", bytes: edited))
    #expect(Meaning(after.root?.entries ?? []) == Meaning(editor.root?.entries ?? []).setting(nil, at: path[...]))
  }

  /// A comment behind an item of a list belongs to the item and goes with it.
  private func replacesList(_ path: [String], _ editor: FrontMatterEditor) throws -> Bool {
    guard case .found(let place) = try KeySearch(path, in: editor.root, bytes: editor.file.bytes) else { return false }
    return place.entry.value.items != nil
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
