import Addresses
import Catalogue
import Diagnostics
import Files
import FrontMatter

/// The file of a new item, while its values are checked and before it has an address.
struct NewItemDraft {
  private let collection: EditingCollection
  private let checker: FieldChecker
  private var values: [String: EditedValue] = [:]
  private var findings: [EditFinding] = []

  init(in collection: EditingCollection, _ fields: [FieldEdit], site: EditingSite) {
    self.collection = collection
    checker = FieldChecker(collection, clock: site.clock)
    for field in fields {
      if let finding = checker.finding(forKey: field.key, isOwnKey: false, path: nil) {
        findings.append(finding)
        continue
      }
      let value = Self.value(field, isList: checker.isList(field.key), old: values[field.key])
      findings += checker.findings(in: value, key: field.key, path: nil)
      values[field.key] = value
    }
  }

  /// The file's bytes and its address, or why there can be none.
  ///
  /// - Parameters:
  ///   - stem: the address that the item is to have; without it, one is made of its name.
  ///   - isBare: whether the file holds the given values alone.
  consuming func prepared(
    notes: [UInt8]?, stem: String?, isBare: Bool
  ) throws -> (result: PreparedEdit.Result, findings: [EditFinding]) {
    if let notes, let finding = checker.finding(inNotes: notes, path: nil) { findings.append(finding) }
    let bytes = collection.newItem.bytes(values: values, notes: notes, isBare: isBare)
    if findings.contains(where: { $0.id == .fileEncoding }) { return (.refused, findings) }
    let item = check(bytes, stem: stem)
    guard let item, !findings.contains(where: { $0.severity == .error }) else { return (.refused, findings) }
    if let stem { return (.create(collection: collection.id, .given(stem), bytes), findings) }
    let name = collection.name(of: item)
    guard let stem = try collection.stem(for: name) else { return (.refused, findings + [.noAddress(name)]) }
    return (.create(collection: collection.id, .wanted(stem), bytes), findings)
  }

  /// Reads the file as a build will, and adds what is wrong with it.
  private mutating func check(_ bytes: [UInt8], stem: String?) -> Item? {
    let file = SourceFile(path: SourcePath.folder(ofCollection: collection.id), bytes: bytes)
    let (item, diagnostics) = collection.read(file, stem: stem ?? "new")
    for diagnostic in diagnostics where !findings.contains(where: { $0.says(diagnostic) }) {
      findings.append(EditFinding(diagnostic.severity, diagnostic.id, path: nil, diagnostic.message))
    }
    if bytes.count > FileFailure.textLimit {
      findings.append(EditFinding(.error, .fileSize, path: nil, FieldChecker.sizeRule))
    }
    if let stem, let finding = ItemAddress.finding(in: stem) {
      findings.append(EditFinding(.error, .itemAddress, path: nil, finding))
    }
    return item
  }

  private static func value(_ field: FieldEdit, isList: Bool, old: EditedValue?) -> EditedValue {
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

extension EditFinding {
  static func noAddress(_ name: String, path: String? = nil) -> EditFinding {
    EditFinding(
      .error, .itemAddress, path: path,
      "the name '\(name)' makes no file name; an item's name has at least one letter or digit")
  }
}
