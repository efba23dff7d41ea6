import Addresses
import Catalogue
import Diagnostics
import FrontMatter
import Language

extension ItemEdit {
  /// Sets values, each of which is checked against the schema first.
  mutating func set(_ fields: [FieldEdit], clock: ZoneClock) {
    let checker = FieldChecker(collection, clock: clock)
    noteUnreadable()
    let isReadable = isReadable
    for field in fields {
      let field = checker.pictureEdit(for: field, value) ?? field
      // Which keys of its own a file has isn't known where it cannot be read.
      let isOwnKey = !isReadable || hasKey(field.key)
      if !isOwnKey, let (picture, _) = checker.pictureText(field.key) {
        // A text that a picture does not have is cleared already.
        if field.change != .clear { noteNoPicture(picture, of: field.key) }
        continue
      }
      if let finding = checker.finding(forKey: field.key, isOwnKey: isOwnKey, path: path) {
        note(finding)
        continue
      }
      guard let value = value(after: field, checker) else { continue }
      let findings = checker.findings(in: value, key: field.key, path: path)
      for finding in findings { note(finding) }
      if !findings.contains(where: { $0.severity == .error }) { set(field.key, to: value) }
    }
  }

  mutating func setChecked(_ notes: [UInt8], clock: ZoneClock) {
    if let finding = FieldChecker(collection, clock: clock).finding(inNotes: notes, path: path) {
      note(finding)
    } else {
      setNotes(notes)
    }
  }

  /// What a field is to hold; nil if nothing changes.
  private mutating func value(after field: FieldEdit, _ checker: FieldChecker) -> EditedValue? {
    let old = value(of: field.key)
    if checker.isPictorial(field.key) { return pictures(after: field, old, checker) }
    let isList = checker.isList(field.key)
    switch field.change {
    case .clear: return .empty
    case .set(let text):
      // A list that holds this text and no other says it already, however it is written.
      if isList { return old == .text(text) ? nil : .texts([text]) }
      return .text(text)
    case .setList(let texts):
      if isList { return texts.isEmpty ? .empty : .texts(texts) }
      return .text(texts.joined(separator: "; "))
    case .setPictures(let pictures):
      return isList ? .texts(pictures.map(\.file)) : pictures.first.map { .text($0.file) } ?? .empty
    case .add(let texts):
      guard isListed(field.key, checker) else { return nil }
      let (items, all) = (old?.items ?? [], (old?.items ?? []).adding(texts))
      return all.count == items.count ? nil : .list(all)
    case .remove(let texts):
      guard isListed(field.key, checker) else { return nil }
      let (items, left) = (old?.items ?? [], (old?.items ?? []).removing(texts))
      noteMissing(texts, from: field.key, items.compactMap(\.text), left: left.compactMap(\.text))
      return left.count == items.count ? nil : .list(left)
    }
  }

  /// The pictures that a field is to hold; nil if nothing changes.
  private mutating func pictures(after field: FieldEdit, _ old: EditedValue?, _ checker: FieldChecker) -> EditedValue? {
    let pictures = PictureList(old)
    switch field.change {
    case .clear, .set, .setList, .setPictures: break
    case .add: guard isListed(field.key, checker) else { return nil }
    case .remove(let files):
      guard isListed(field.key, checker) else { return nil }
      noteMissing(files, from: field.key, pictures.files, left: pictures.files.filter { !files.contains($0) })
    }
    let new = pictures.after(field.change, isList: checker.isList(field.key))
    if checker.isList(field.key) {
      // One picture that is not in a list stays that.
      if let old, old.isMapping, new.count == 1 { return new[0] == old ? nil : new[0] }
      // A field that holds this picture and no other says it already, however it is written.
      return new == pictures.items ? nil : new.isEmpty ? .empty : .list(new)
    }
    return new.first ?? .empty
  }

  /// Notes the texts that are to be taken from a list that does not have them.
  ///
  /// - Parameter left: the texts that stay, one of which may have been meant.
  private mutating func noteMissing(_ missing: [String], from key: String, _ texts: [String], left: [String]) {
    let known = Set(texts)
    let missing = missing.filter { !known.contains($0) }
    // Nobody knows what a file has that cannot be read, which is said already.
    guard !missing.isEmpty, isReadable else { return }
    for text in missing {
      note(EditFinding(.warning, path: path, key: key, "\(key) has no '\(text)'\(didYouMean(text, among: left))"))
    }
  }

  private mutating func noteNoPicture(_ picture: String, of key: String) {
    note(
      EditFinding(
        .error, .valueType, path: path, key: key,
        "\(key) goes with a picture, and \(picture) has none; set \(picture)=FILE before it"))
  }

  /// Whether texts can be added to a key and taken from it; if not, says so.
  private mutating func isListed(_ key: String, _ checker: FieldChecker) -> Bool {
    if checker.isList(key) { return true }
    note(EditFinding(.error, .valueType, path: path, key: key, "\(key) is not a list; set it with \(key)=VALUE"))
    return false
  }
}

extension [EditedValue] {
  /// The items of a list and those texts that it does not have.
  ///
  /// - Parameter text: what an item is known by.
  func adding(_ texts: [String], _ text: (EditedValue) -> String? = \.text) -> [EditedValue] {
    var known = Set(compactMap(text))
    return self + texts.filter { known.insert($0).inserted }.map { .text($0) }
  }

  /// The items of a list without texts.
  func removing(_ texts: [String], _ text: (EditedValue) -> String? = \.text) -> [EditedValue] {
    let gone = Set(texts)
    return filter { item in text(item).map { !gone.contains($0) } ?? true }
  }
}
