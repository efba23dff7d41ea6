private import Addresses
import Catalogue
import Diagnostics
import FrontMatter

extension ChangePlanner {
  /// Changes values and notes of an item.
  func apply(_ fields: [FieldEdit], notes: [UInt8]?, to draft: inout ItemEdit) {
    let checker = FieldChecker(draft.collection, clock: site.clock)
    for field in fields {
      let isOwnKey = draft.hasKey(field.key)
      if let finding = checker.finding(forKey: field.key, isOwnKey: isOwnKey, path: draft.path) {
        draft.note(finding)
        continue
      }
      guard let value = value(of: field, in: &draft, checker) else { continue }
      let findings = checker.findings(in: value, key: field.key, path: draft.path)
      for finding in findings { draft.note(finding) }
      if !findings.contains(where: { $0.severity == .error }) { draft.set(field.key, to: value) }
    }
    if let notes {
      if let finding = checker.finding(inNotes: notes, path: draft.path) {
        draft.note(finding)
      } else {
        draft.setNotes(notes)
      }
    }
  }

  /// What a field is to hold; nil if nothing changes.
  private func value(of field: FieldEdit, in draft: inout ItemEdit, _ checker: FieldChecker) -> EditedValue? {
    let old = draft.value(of: field.key)
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
      guard checker.isListed(field.key, path: draft.path, &draft) else { return nil }
      let texts = old?.listed ?? []
      return texts.contains(text) ? nil : .list(texts + [text])
    case .remove(let text):
      guard checker.isListed(field.key, path: draft.path, &draft) else { return nil }
      let texts = old?.listed ?? []
      if texts.contains(text) { return .list(texts.filter { $0 != text }) }
      draft.note(
        EditFinding(
          .warning, path: draft.path, key: field.key, "\(field.key) has no '\(text)'\(didYouMean(text, among: texts))"))
      return nil
    }
  }

  /// Holds the edited item against the schema and adds its change to the plan.
  mutating func finish(_ draft: ItemEdit, renames: Bool = false) throws {
    var draft = draft
    var item: Item?
    if !draft.isRefused {
      let before = draft.collection.read(draft.file, stem: draft.item.stem)
      let after = draft.collection.read(SourceFile(path: draft.path, bytes: draft.bytes), stem: draft.item.stem)
      if draft.bytes != draft.file.bytes || renames {
        for finding in Self.new(after.diagnostics, since: before.diagnostics, path: draft.path)
        where !draft.findings.contains(where: { $0.id == finding.id && $0.message == finding.message }) {
          draft.note(finding)
        }
      }
      item = after.item
    }
    if draft.bytes.count > EditingSite.textLimit {
      draft.note(EditFinding(.error, .fileSize, path: draft.path, FieldChecker.sizeRule))
    }
    plan.findings += draft.findings
    guard !draft.isRefused else { return }
    if renames { return try rename(draft, item) }
    change(draft.path, from: draft.file.bytes, to: draft.bytes)
    plan.items.append(draft.item)
  }

  /// What was found that was not there before the edit, whatever line it was on.
  private static func new(
    _ diagnostics: [Diagnostic], since old: [Diagnostic], path: String
  ) -> [EditFinding] {
    var known: [String: Int] = [:]
    for diagnostic in old { known["\(diagnostic.id) \(diagnostic.message)", default: 0] += 1 }
    return diagnostics.compactMap { diagnostic in
      let name = "\(diagnostic.id) \(diagnostic.message)"
      if let count = known[name], count > 0 {
        known[name] = count - 1
        return nil
      }
      return EditFinding(diagnostic.severity, diagnostic.id, path: path, diagnostic.message)
    }
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
