import Addresses
import Catalogue
import Diagnostics
import FrontMatter

/// An item while its file is being edited.
struct ItemEdit {
  let item: ItemReference
  let collection: EditingCollection
  /// The file as it was.
  let file: SourceFile
  /// The file's bytes after the edits until now.
  private(set) var bytes: [UInt8]
  private(set) var findings: [EditFinding] = []

  init(item: ItemReference, collection: EditingCollection, file: SourceFile) {
    self.item = item
    self.collection = collection
    self.file = file
    bytes = file.bytes
  }

  var path: String { item.path }
  var isRefused: Bool { findings.contains { $0.severity == .error } }

  mutating func note(_ finding: EditFinding) { findings.append(finding) }

  /// What is at a key that may be dotted; nil if the key is not there.
  func value(of key: String) -> EditedValue? {
    guard let editor = try? FrontMatterEditor(SourceFile(path: path, bytes: bytes)) else { return nil }
    return editor.value(at: editor.path(ofKey: key))
  }

  func hasKey(_ key: String) -> Bool {
    guard let editor = try? FrontMatterEditor(SourceFile(path: path, bytes: bytes)) else { return false }
    return editor.hasKey(at: editor.path(ofKey: key))
  }

  mutating func set(_ key: String, to value: EditedValue) {
    edit(key) { editor throws(EditError) in
      let path = editor.path(ofKey: key)
      if value == .empty, !editor.hasKey(at: path) { return editor.bytes }
      return try editor.setting(value, forKey: path)
    }
  }

  mutating func remove(_ key: String) {
    edit(key) { editor throws(EditError) in try editor.removing(editor.path(ofKey: key)) }
  }

  mutating func setNotes(_ notes: [UInt8]) {
    edit(nil) { editor throws(EditError) in try editor.settingNotes(notes) }
  }

  private mutating func edit(_ key: String?, _ body: (FrontMatterEditor) throws(EditError) -> [UInt8]) {
    do throws(EditError) {
      bytes = try body(try FrontMatterEditor(SourceFile(path: path, bytes: bytes)))
    } catch {
      switch error {
      case .unreadable(let diagnostics): for diagnostic in diagnostics { noteOnce(EditFinding(diagnostic)) }
      case .emptyKey, .holdsKeys, .holdsValue, .controlCharacter, .entangled:
        note(EditFinding(.error, path: path, key: key, error.description))
      }
    }
  }

  private mutating func noteOnce(_ finding: EditFinding) {
    if !findings.contains(finding) { findings.append(finding) }
  }
}
