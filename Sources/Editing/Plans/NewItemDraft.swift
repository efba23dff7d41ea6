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
  private var given: [Given] = []
  private var findings: [EditFinding] = []

  /// What a key is given, and why it cannot be.
  private struct Given {
    let key: String
    var value = EditedValue.empty
    var finding: EditFinding?
  }

  init(in collection: EditingCollection, _ fields: [FieldEdit], site: EditingSite) {
    self.collection = collection
    checker = FieldChecker(collection, clock: site.clock)
    for field in fields {
      let field = checker.pictureEdit(for: field) { values[$0] } ?? field
      if let finding = checker.finding(forKey: field.key, isOwnKey: false, path: nil) {
        given.append(Given(key: field.key, finding: finding))
        continue
      }
      let value = Self.value(field, checker, old: values[field.key])
      given.append(Given(key: field.key, value: value))
      values[field.key] = value
    }
  }

  /// What is wrong with each value by itself.
  private var findingsInFields: [EditFinding] {
    given.flatMap { given in
      given.finding.map { [$0] } ?? checker.findings(in: given.value, key: given.key, path: nil)
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
    if let notes, let finding = checker.finding(inNotes: notes, path: nil) {
      return (.refused, findingsInFields + [finding])
    }
    let bytes = collection.newItem.bytes(values: values, notes: notes, isBare: isBare)
    let item = check(bytes, stem: stem)
    guard let item, !findings.contains(where: { $0.severity == .error }) else { return (.refused, findings) }
    if let stem { return (.create(collection: collection.id, .given(stem), bytes), findings) }
    let name = collection.nameForAddress(of: item)
    guard let stem = try collection.stem(for: name) else { return (.refused, findings + [.noAddress()]) }
    return (.create(collection: collection.id, .wanted(stem), bytes), findings)
  }

  /// Reads the file as a build will, and adds what is wrong with it.
  private mutating func check(_ bytes: [UInt8], stem: String?) -> Item? {
    let file = SourceFile(path: SourcePath.folder(ofCollection: collection.id), bytes: bytes)
    let (item, diagnostics) = collection.read(file, stem: stem ?? "new")
    // Where nothing is wrong with the item, nothing is with its values.
    if item == nil || !diagnostics.isEmpty || given.contains(where: { $0.finding != nil }) {
      findings = findingsInFields
    }
    for diagnostic in diagnostics where !findings.contains(where: { $0.says(diagnostic) }) {
      let key = file.key(at: diagnostic.location)
      findings.append(EditFinding(diagnostic.severity, diagnostic.id, path: nil, key: key, diagnostic.message))
    }
    if bytes.count > FileFailure.textLimit {
      findings.append(EditFinding(.error, .fileSize, path: nil, FieldChecker.sizeRule))
    }
    if let stem, let finding = ItemAddress.finding(in: stem) {
      findings.append(EditFinding(.error, .itemAddress, path: nil, finding))
    }
    return item
  }

  private static func value(_ field: FieldEdit, _ checker: FieldChecker, old: EditedValue?) -> EditedValue {
    let isList = checker.isList(field.key)
    if checker.isPictorial(field.key) {
      let pictures = PictureList(old).after(field.change, isList: isList)
      return pictures.isEmpty ? .empty : isList ? .list(pictures) : pictures[0]
    }
    let items = old?.items ?? []
    switch field.change {
    case .clear: return .empty
    case .set(let text): return isList ? .texts([text]) : .text(text)
    case .setList(let texts):
      return isList ? (texts.isEmpty ? .empty : .texts(texts)) : .text(texts.joined(separator: "; "))
    case .setPictures(let pictures): return .texts(pictures.map(\.file))
    case .add(let texts): return .list(items.adding(texts))
    case .remove(let texts):
      let left = items.removing(texts)
      return left.isEmpty ? .empty : .list(left)
    }
  }
}

extension EditFinding {
  static func noAddress(path: String? = nil) -> EditFinding {
    EditFinding(.error, .itemAddress, path: path, "a file is named after its item, and this one has no name")
  }
}
