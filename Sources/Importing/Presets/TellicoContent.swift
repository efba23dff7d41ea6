import Catalogue
import Diagnostics

/// The entries of a Tellico collection, as the elements of its file come by.
struct TellicoContent {
  /// An entry that is being read.
  private struct Entry {
    let id: String?
    let offset: Int
    var values: [(name: String, texts: [String], isList: Bool)]
  }

  private var columns: [String] = []
  private var positions: [String: Int] = [:]
  private var rows: [ImportTable.Row] = []
  /// What the collection calls its fields.
  private var labels: [String: String] = [:]
  /// The numbers of the types that the collection gives its fields.
  private var types: [String: String] = [:]
  private var unused: Set<String> = []
  private var item: String?
  /// The names of the elements that are open.
  private var path: [String] = []
  private var entry: Entry?
  /// The parts of the value that is being read, with the names of their elements.
  private var parts: [(name: String, text: String)] = []
  /// The cells of a table's row.
  private var row: [String] = []
  private var text = ""

  /// The fields that are pictures where the collection does not say what its fields are.
  private static let pictureFields: Set = [
    "cover", "image", "front", "back", "screenshot", "label", "obverse", "reverse",
  ]
  /// The names of the elements in a date.
  private static let dateParts = ["year", "month", "day"]
  /// Names of elements in Tellico, and what the fields are called here.
  private static let names = ["cdate": "added", "comments": "notes"]
  /// What the collection types are of, by their numbers.
  private static let items = [
    2: "book", 3: "film", 4: "album", 5: "reference", 6: "comic book", 7: "wine", 8: "coin", 9: "stamp", 10: "card",
    11: "game", 13: "board game",
  ]

  mutating func start(_ name: String, _ attributes: [String: String], offset: Int) {
    path.append(name)
    text = ""
    switch path.count {
    case 2 where name == "collection": item = attributes["type"].flatMap { Int($0) }.flatMap { Self.items[$0] }
    case 3 where name == "entry":
      entry = Entry(id: attributes["id"], offset: offset, values: [])
    case 4 where name == "field":
      guard let field = attributes["name"] else { break }
      if let title = attributes["title"] { labels[Self.names[field] ?? field] = title }
      types[field] = attributes["type"]
    case 4: parts = []
    case 5: row = []
    default: break
    }
  }

  mutating func add(_ characters: String) { text += characters }

  mutating func end(_ name: String) {
    defer {
      path.removeLast()
      text = ""
    }
    guard entry != nil else { return }
    let shown = text.trimmed
    switch path.count {
    case 3: finishEntry()
    case 4: finishValue(name, shown)
    case 5:
      // One value of several, a part of a date, or a row of a table.
      let part = row.isEmpty ? shown : row.joined(separator: " – ")
      if !part.isEmpty { parts.append((name, part)) }
    case 6: row.append(shown)
    default: break
    }
  }

  /// Adds what an element of an entry holds: a text, the parts of a date, or a list.
  private mutating func finishValue(_ name: String, _ text: String) {
    if parts.isEmpty {
      if !text.isEmpty { entry?.values.append((name, [text], false)) }
    } else if parts.allSatisfy({ Self.dateParts.contains($0.name) }), Set(parts.map(\.name)).count == parts.count {
      // A day or a month may be missing: such a date is a text.
      let texts = Self.dateParts.map { name in parts.first { $0.name == name }?.text ?? "" }
      let given = texts.prefix((texts.lastIndex { !$0.isEmpty } ?? 0) + 1)
      entry?.values.append((name, [Clean.day(given.joined(separator: "-"))], false))
    } else {
      entry?.values.append((name, parts.map(\.text), true))
    }
  }

  private mutating func finishEntry() {
    guard let entry else { return }
    self.entry = nil
    var cells = columns.map { _ in ImportTable.Cell("", offset: entry.offset) }
    let values = entry.values + (entry.id.map { [("tellico-id", [$0], false)] } ?? [])
    for (name, texts, isList) in values {
      if name == "mdate" || isPicture(name) { unused.insert(name) }
      let column = Self.names[name] ?? name
      let position = positions[column] ?? columns.count
      if position == columns.count {
        positions[column] = position
        columns.append(column)
        cells.append(ImportTable.Cell("", offset: entry.offset))
      }
      switch column {
      case "rating" where !isList: cells[position].text = Clean.rating(texts.joined())
      case "title": cells[position].text = texts.map(Clean.articleFirst).joined(separator: "; ")
      case "notes": cells[position].text = texts.map(Clean.notes).joined(separator: "\n\n")
      default:
        cells[position].text = isList ? ListText.joined(texts) : texts.joined()
        cells[position].isList = isList
      }
    }
    rows.append(ImportTable.Row(cells: cells, offset: entry.offset))
  }

  private func isPicture(_ name: String) -> Bool {
    types[name].map { $0 == Self.pictureType } ?? Self.pictureFields.contains(name)
  }

  private static let pictureType = "10"

  /// All entries; nil where there are none.
  func table(_ file: SourceFile) -> ImportTable? {
    guard !rows.isEmpty else { return nil }
    var filled = rows
    for row in filled.indices { filled[row].cells.fill(to: columns.count) }
    var table = ImportTable(columns: columns, rows: filled, files: [file])
    table.lists = .marked
    table.labels = labels.merging(["tellico-id": "Tellico ID", "added": "Date added"]) { given, _ in given }
    table.item = item
    table.unused = unused
    return table
  }
}
