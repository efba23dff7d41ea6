import Addresses
import Catalogue
import Diagnostics
import Files
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

  /// - Throws: `EditingFailure` where the item is not there or cannot be read.
  init(_ item: ItemReference, in site: EditingSite) throws {
    let collection = try site.collection(item.collection)
    let resolved = try collection.resolve(item)
    guard let file = try collection.file(of: resolved) else { throw EditingFailure.noItem(item, meant: nil) }
    self.init(item: resolved, collection: collection, file: file)
  }

  var path: String { item.path }
  var isRefused: Bool { findings.contains { $0.severity == .error } }

  mutating func note(_ finding: EditFinding) { findings.append(finding) }

  /// The value at a key that may be dotted; nil if the key is not there.
  func value(of key: String) -> EditedValue? {
    guard let editor = try? FrontMatterEditor(SourceFile(path: path, bytes: bytes)) else { return nil }
    return editor.value(at: editor.path(ofKey: key))
  }

  /// The text of a key; nil if it has none.
  func text(of key: String) -> String? {
    if case .text(let text)? = value(of: key), !text.isEmpty { text } else { nil }
  }

  func hasKey(_ key: String) -> Bool {
    guard let editor = try? FrontMatterEditor(SourceFile(path: path, bytes: bytes)) else { return false }
    return editor.hasKey(at: editor.path(ofKey: key))
  }

  mutating func set(_ key: String, to value: EditedValue) {
    let isPictorial = collection.schema.position(of: key).map { collection.schema.fields[$0].type.isPictorial } ?? false
    if isPictorial, case .list = value, self.value(of: key)?.isMapping ?? false {
      // The one picture becomes the first of several, with all that is written about it.
      edit(key) { editor throws(EditError) in try editor.listing(editor.path(ofKey: key)) }
    }
    edit(key) { editor throws(EditError) in
      let path = editor.path(ofKey: key)
      if value == .empty, !editor.hasKey(at: path) { return editor.bytes }
      return try editor.setting(value, forKey: path, replacesKeys: isPictorial)
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
      let editor = try FrontMatterEditor(SourceFile(path: path, bytes: bytes))
      if let key, editor.isGivenTwice(key) {
        let message = "'\(key)' is given twice, as a dotted key and as a nested key; leave one of them"
        return note(EditFinding(.error, .duplicateKey, path: path, key: key, message))
      }
      bytes = try body(editor)
    } catch {
      switch error {
      case .unreadable(let diagnostics): for diagnostic in diagnostics { noteOnce(EditFinding(diagnostic)) }
      case .controlCharacter:
        note(EditFinding(.error, path: path, key: key, "\(key.map { "'\($0)': " } ?? "")\(error.description)"))
      case .emptyKey, .holdsKeys, .holdsValue, .entangled:
        note(EditFinding(.error, path: path, key: key, error.description))
      }
    }
  }

  /// Whether the front matter can be read.
  var isReadable: Bool { (try? FrontMatterEditor(SourceFile(path: path, bytes: bytes))) != nil }

  /// Notes what keeps the front matter from being read, if anything does.
  mutating func noteUnreadable() {
    edit(nil) { editor throws(EditError) in editor.bytes }
  }

  private mutating func noteOnce(_ finding: EditFinding) {
    if !findings.contains(finding) { findings.append(finding) }
  }
}

extension ItemEdit {
  /// Makes an edit of one file.
  mutating func make(_ edit: Edit, in site: EditingSite) {
    switch edit {
    case .change(_, let fields, let notes, _, let base):
      if let base, base != FileFingerprint(file.bytes) { return note(.changedMeanwhile(path)) }
      set(fields, clock: site.clock)
      if let notes { setChecked(notes, clock: site.clock) }
    case .delete(_, let because, let isForced): delete(because, isForced: isForced, now: site.now)
    case .restore: restore()
    case .create, .duplicate, .remake, .purge: break
    }
  }

  /// Checks the edited item against the schema, and notes what is wrong that was not wrong before.
  ///
  /// - Returns: what the file holds now; nil if that is in error.
  mutating func check(evenUnchanged: Bool = false) -> Item? {
    guard !isRefused, bytes != file.bytes || evenUnchanged else { return nil }
    if bytes.count > FileFailure.textLimit { note(EditFinding(.error, .fileSize, path: path, FieldChecker.sizeRule)) }
    let edited = SourceFile(path: path, bytes: bytes)
    let after = collection.read(edited, stem: item.stem)
    guard !after.diagnostics.isEmpty else { return after.item }
    let before = collection.read(file, stem: item.stem)
    for finding in Self.new(after.diagnostics, in: edited, since: before.diagnostics)
    where !findings.contains(where: { $0.id == finding.id && $0.message == finding.message }) {
      note(finding)
    }
    return after.item
  }

  /// What was found that was not there before the edit, whatever line it was on.
  private static func new(
    _ diagnostics: [Diagnostic], in file: SourceFile, since old: [Diagnostic]
  ) -> [EditFinding] {
    var known: [String: Int] = [:]
    for diagnostic in old { known["\(diagnostic.id) \(diagnostic.message)", default: 0] += 1 }
    return diagnostics.compactMap { diagnostic in
      let name = "\(diagnostic.id) \(diagnostic.message)"
      if let count = known[name], count > 0 {
        known[name] = count - 1
        return nil
      }
      let key = file.key(at: diagnostic.location)
      return EditFinding(diagnostic.severity, diagnostic.id, path: file.path, key: key, diagnostic.message)
    }
  }
}
