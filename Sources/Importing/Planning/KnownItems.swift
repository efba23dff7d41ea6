import Addresses
import Catalogue
import Diagnostics
import Editing

/// The items of a collection by what an import knows them by: their addresses, or the values of a key.
struct KnownItems {
  private let collection: EditingCollection
  private let key: String?
  private let isByAddress: Bool
  private var items: [String: ItemReference] = [:]

  /// - Throws: `ImportFailure.usage` where no column gives the key.
  init(_ collection: EditingCollection, key: String?, columns: [ImportColumn], source: ImportSource) throws {
    self.collection = collection
    self.key = key
    isByAddress = key == nil && columns.contains { $0.role == .address }
    let stems = try collection.stems()
    if isByAddress {
      for row in source.table.rows {
        for column in columns where column.role == .address { try collection.take(row.cells[column.position].text) }
      }
      for stem in stems { items[stem] = ItemReference(collection: collection.id, stem: stem) }
    }
    guard let key else { return }
    guard let position = collection.schema.position(of: key) else {
      throw ImportFailure.usage(
        "--key: the collection has no field '\(key)'\(didYouMean(key, among: collection.schema.fields.map(\.key)))")
    }
    guard columns.contains(where: { $0.role == .field(key) }) else {
      throw ImportFailure.usage("--key: no column of the file goes to '\(key)'")
    }
    for stem in stems {
      let item = ItemReference(collection: collection.id, stem: stem)
      guard let file = try collection.file(of: item), let values = collection.read(file, stem: stem).item?.values else {
        throw ImportFailure.usage("\(item.path) has errors, so that it cannot be told by its \(key); mend it first")
      }
      if let name = Self.name(RawText.text(of: values[position]), key) { items[name] = item }
    }
  }

  subscript(name: String) -> ItemReference? { items[name] }

  mutating func add(_ item: ItemReference, named name: String?) {
    if let name { items[name] = item }
  }

  /// What the item of a row is known by; nil of one that is only ever new.
  func name(of values: RowValues) -> String? {
    if isByAddress { return values.address }
    return key.flatMap { key in values.text(of: key).flatMap { Self.name($0, key) } }
  }

  /// The file of an item, as the plan has it until now; nil of one that is not there.
  func file(of item: ItemReference, _ planner: ChangePlanner) throws -> SourceFile? {
    try planner.file(of: item)
  }

  /// Hyphens and spaces do not make another ISBN, nor case another code.
  private static func name(_ text: String, _ key: String) -> String? {
    let name = key.contains("isbn") ? text.filter { $0 != "-" && $0 != " " } : text
    return name.isEmpty ? nil : name.lowercased()
  }
}
