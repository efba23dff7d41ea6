import Addresses
import Catalogue
import Concurrency
import Diagnostics
import Editing

/// The items of a collection by what an import knows them by: their addresses, or the values of a key.
struct KnownItems: Sendable {
  private let key: String?
  private var kind = KeyKind.text
  private let isByAddress: Bool
  private var items: [String: ItemReference] = [:]
  /// Those of which several have one value.
  private var shared: [String: [ItemReference]] = [:]

  /// Addresses that spreadsheets may take for numbers or dates, by the numbers in them.
  private var numericStems: [[Int]: [String]] = [:]

  /// Keys that together tell items apart where the value of `key` is new, and the items by their values, joined.
  private var names: [String] = []
  private var namedItems: [String: ItemReference] = [:]

  /// What texts of a key are one value.
  private enum KeyKind {
    case text
    /// `1.5` and `1.50`.
    case number
    /// With and without hyphens.
    case isbn
  }

  /// An item with what it may be known by.
  private struct NamedItem: Sendable {
    /// The value of the key; nil where it has none.
    let name: String?
    let others: [String]
    let item: ItemReference
  }

  private static let chunkLength = 1000

  /// - Parameter names: Keys that together tell items apart where the value of `key` is new; none if there are none.
  /// - Throws: `ImportFailure.usage` where no column gives the key; `.findings` where items are in error, whose values are unknown.
  init(
    _ collection: EditingCollection, of site: EditingSite, key: String?, names: [String] = [], columns: [ImportColumn],
    source: ImportSource
  ) throws {
    self.key = key
    let positions = names.compactMap { collection.schema.position(of: $0) }
    if positions.count == names.count { self.names = names }
    isByAddress = key == nil && columns.contains { $0.role == .address }
    if isByAddress {
      try Self.takeAddresses(columns.filter { $0.role == .address }.map(\.position), of: source.table, in: collection)
      for stem in try collection.stems() {
        items[stem] = ItemReference(collection: collection.id, stem: stem)
        if let numbers = SpreadsheetCopy.numbers(of: stem) { numericStems[numbers, default: []].append(stem) }
      }
    }
    guard let key else {
      guard let first = positions.first, !self.names.isEmpty else { return }
      for found in try items(of: collection, in: site, position: first, others: positions) {
        namedItems[Self.joined(found.others)] = found.item
      }
      return
    }
    guard let position = collection.schema.position(of: key) else {
      throw ImportFailure.usage(
        "--key: the collection has no field '\(key)'\(didYouMean(key, among: collection.schema.fields.map(\.key)))")
    }
    guard columns.contains(where: { $0.role == .field(key) }) else {
      throw ImportFailure.usage("--key: no column of the file goes to '\(key)'")
    }
    let type = collection.schema.fields[position].type
    if [.number, .money, .rating].contains(type) {
      kind = .number
    } else if type == .isbn || key.lowercased().contains("isbn") {
      kind = .isbn
    }
    for found in try items(of: collection, in: site, position: position, others: positions) {
      if let name = found.name, let other = items.updateValue(found.item, forKey: name) {
        shared[name, default: [other]].append(found.item)
      }
      if !self.names.isEmpty { namedItems[Self.joined(found.others)] = found.item }
    }
  }

  /// Keeps the addresses that rows come with from those that come with none.
  private static func takeAddresses(
    _ columns: [Int], of table: ImportTable, in collection: EditingCollection
  ) throws {
    guard table.rows.contains(where: { row in columns.contains { row.cells[$0].isEmpty } }) else { return }
    for row in table.rows {
      for column in columns { try collection.take(row.cells[column].text) }
    }
  }

  /// All items with the texts of a field and of others, in the order of their addresses.
  private func items(
    of collection: EditingCollection, in site: EditingSite, position: Int, others: [Int]
  ) throws -> [NamedItem] {
    let (stems, id, snapshot, kind) = (try collection.stems(), collection.id, site.snapshot(of: collection.id), kind)
    let chunkLength = Self.chunkLength
    let chunks = (stems.count + chunkLength - 1) / chunkLength
    let found = try Parallel.map(chunks) {
      try EditingSite(snapshot).collection(id)
    } body: { collection, chunk -> (items: [NamedItem], errors: [Diagnostic]) in
      var (items, errors): ([NamedItem], [Diagnostic]) = ([], [])
      for stem in stems[chunk * chunkLength..<min((chunk + 1) * chunkLength, stems.count)] {
        let item = ItemReference(collection: id, stem: stem)
        // A file that was removed meanwhile is no item any more.
        guard let file = try collection.file(of: item) else { continue }
        let (read, diagnostics) = collection.read(file, stem: stem)
        if let read {
          let name = Self.name(RawText.text(of: read.values[position]), kind)
          let texts = others.map { RawText.text(of: read.values[$0]) }
          items.append(NamedItem(name: name, others: texts, item: item))
        } else {
          errors += diagnostics.filter { $0.severity == .error }
        }
      }
      return (items, errors)
    }
    let errors = found.flatMap(\.errors)
    if !errors.isEmpty { throw ImportFailure.findings(errors) }
    return found.flatMap(\.items)
  }

  /// The item that a row is about, which need not be there; nil of a row that is new.
  func item(of values: RowValues, in collection: String) -> ItemReference? {
    if let name = name(of: values) {
      if let item = items[name] { return item }
    } else if key != nil {
      return nil
    }
    if !names.isEmpty, let item = namedItems[Self.joined(names.map { values.text(of: $0) ?? "" })] { return item }
    return values.address.map { ItemReference(collection: collection, stem: $0) }
  }

  /// Why no single item can be the one that a row is about; nil if one can.
  func finding(about values: RowValues) -> EditFinding? {
    if let address = values.address, items[address] == nil, let numbers = SpreadsheetCopy.numbers(of: address),
      let stem = numericStems[numbers]?.first(where: { SpreadsheetCopy.isOne(address, of: $0) })
    {
      return EditFinding(
        .error, .importRow, path: nil, key: "id",
        "no item is called '\(address)', which spreadsheets make of '\(stem)'; write that, or leave the cell empty for a new item"
      )
    }
    guard !shared.isEmpty, let name = name(of: values), let items = shared[name] else { return nil }
    let (key, text) = shownName(of: values)
    let named = items.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.prefix(4).map(\.description)
    let more = items.count > named.count ? " and \(items.count - named.count) more" : ""
    return EditFinding(
      .error, .importRow, path: nil, key: key,
      "\(named.joined(separator: ", "))\(more) have the \(key) '\(text)', and a row updates one item")
  }

  /// Whether anything tells items apart.
  var tellsApart: Bool { isByAddress || key != nil || !names.isEmpty }

  /// What the item of a row is known by; nil of one that is only ever new.
  func name(of values: RowValues) -> String? {
    if isByAddress { return values.address }
    return key.flatMap { key in values.text(of: key).flatMap { Self.name($0, kind) } }
  }

  /// The key that tells items apart, and its text as the row has it.
  func shownName(of values: RowValues) -> (key: String, text: String) {
    if isByAddress { return ("id", values.address ?? "") }
    return (key ?? "", key.flatMap(values.text) ?? "")
  }

  private static func joined(_ texts: [String]) -> String { texts.joined(separator: "\0") }

  /// Hyphens, spaces and the form of ten digits do not make another ISBN, nor zeros at the end another number.
  private static func name(_ text: String, _ kind: KeyKind) -> String? {
    let name =
      switch kind {
      case .text: text
      case .number: Decimal(text).map { "\($0.units)" } ?? text
      case .isbn: ISBN.identity(text)
      }
    return name.isEmpty ? nil : name
  }
}
