import Addresses
import Catalogue
import Diagnostics
import FrontMatter
import Language

extension ItemEdit {
  /// Sets values, each of which is checked against the schema first.
  mutating func set(_ fields: [FieldEdit], clock: ZoneClock) {
    let checker = FieldChecker(collection, clock: clock)
    for field in fields {
      if let finding = checker.finding(forKey: field.key, isOwnKey: hasKey(field.key), path: path) {
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
    let isList = checker.isList(field.key)
    switch field.change {
    case .clear: return .empty
    case .set(let text):
      // A list that holds this text and no other says it already, however it is written.
      if isList { return old == .text(text) ? nil : .list([text]) }
      return .text(text)
    case .setList(let texts):
      if isList { return texts.isEmpty ? .empty : .list(texts) }
      return .text(texts.joined(separator: "; "))
    case .add(let text):
      guard isListed(field.key, checker) else { return nil }
      let texts = old?.listed ?? []
      return texts.contains(text) ? nil : .list(texts + [text])
    case .remove(let text):
      guard isListed(field.key, checker) else { return nil }
      let texts = old?.listed ?? []
      if texts.contains(text) { return .list(texts.filter { $0 != text }) }
      note(
        EditFinding(
          .warning, path: path, key: field.key, "\(field.key) has no '\(text)'\(didYouMean(text, among: texts))")
      )
      return nil
    }
  }

  /// Whether texts can be added to a key and taken from it; if not, says so.
  private mutating func isListed(_ key: String, _ checker: FieldChecker) -> Bool {
    if checker.isList(key) { return true }
    note(EditFinding(.error, .valueType, path: path, key: key, "\(key) is not a list; set it with \(key)=VALUE"))
    return false
  }
}

extension EditedValue {
  /// The texts of a list; a text alone is a list of one.
  fileprivate var listed: [String] {
    switch self {
    case .empty: []
    case .text(let text): [text]
    case .list(let texts): texts
    }
  }
}
