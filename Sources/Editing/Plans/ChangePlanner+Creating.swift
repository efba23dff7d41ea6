import Addresses
import Catalogue
import Diagnostics
import FrontMatter

extension ChangePlanner {
  /// Makes the file of a new item, named for the item's name.
  mutating func create(
    in collection: EditingCollection, _ fields: [FieldEdit], notes: [UInt8]?, stem: String?, isBare: Bool
  ) throws {
    let checker = FieldChecker(collection, clock: site.clock)
    var findings: [EditFinding] = []
    var values: [String: EditedValue] = [:]
    for field in fields {
      if let finding = checker.finding(forKey: field.key, isOwnKey: false, path: nil) {
        findings.append(finding)
        continue
      }
      let value = NewValue.value(field, isList: checker.isList(field.key), old: values[field.key])
      findings += checker.findings(in: value, key: field.key, path: nil)
      values[field.key] = value
    }
    if let notes, let finding = checker.finding(inNotes: notes, path: nil) { findings.append(finding) }
    let bytes = collection.newItem.bytes(values: values, notes: notes, isBare: isBare)
    guard !findings.contains(where: { $0.id == .fileEncoding }) else {
      plan.findings += findings
      return
    }
    let (item, diagnostics) = collection.read(
      SourceFile(path: SourcePath.folder(ofCollection: collection.id), bytes: bytes), stem: stem ?? "new")
    for diagnostic in diagnostics where !findings.contains(where: { Self.isSame($0, diagnostic) }) {
      findings.append(EditFinding(diagnostic.severity, diagnostic.id, path: nil, diagnostic.message))
    }
    if bytes.count > EditingSite.textLimit {
      findings.append(EditFinding(.error, .fileSize, path: nil, FieldChecker.sizeRule))
    }
    if let stem, let finding = ItemAddress.finding(in: stem) {
      findings.append(EditFinding(.error, .itemAddress, path: nil, finding))
    }
    plan.findings += findings
    guard let item, !findings.contains(where: { $0.severity == .error }) else { return }
    guard let stem = try stem ?? freeStem(for: item, in: collection) else { return }
    let reference = ItemReference(collection: collection.id, stem: stem)
    change(reference.path, from: nil, to: bytes)
    plan.items.append(reference)
  }

  /// Whether a finding says of a value what another one says of the item.
  static func isSame(_ finding: EditFinding, _ diagnostic: Diagnostic) -> Bool {
    finding.id == diagnostic.id
      && (finding.message.hasPrefix(diagnostic.message) || finding.message.hasSuffix(diagnostic.message))
  }

  /// An address for an item that has none; refuses the edit if its name makes none.
  mutating func freeStem(for item: Item, in collection: EditingCollection) throws -> String? {
    let name = collection.name(of: item)
    if let stem = try collection.freeStem(for: name) { return stem }
    refuse(.noAddress(name))
    return nil
  }
}

extension EditFinding {
  static func noAddress(_ name: String, path: String? = nil) -> EditFinding {
    EditFinding(
      .error, .itemAddress, path: path,
      "the name '\(name)' makes no file name; an item's name has at least one letter or digit")
  }
}

/// What a field of a new item holds.
private enum NewValue {
  static func value(_ field: FieldEdit, isList: Bool, old: EditedValue?) -> EditedValue {
    switch field.change {
    case .clear: .empty
    case .set(let text): isList ? .list([text]) : .text(text)
    case .setList(let texts): isList ? (texts.isEmpty ? .empty : .list(texts)) : .text(texts.joined(separator: "; "))
    case .add(let text):
      if case .list(let texts)? = old { .list(texts.contains(text) ? texts : texts + [text]) } else { .list([text]) }
    case .remove(let text):
      if case .list(let texts)? = old { .list(texts.filter { $0 != text }) } else { .empty }
    }
  }
}
