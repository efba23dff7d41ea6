import Addresses
import Diagnostics
import FrontMatter
import Language

/// An item while its front matter is being read.
struct ItemDraft {
  var file: ItemFile
  private(set) var diagnostics: [Diagnostic] = []
  private let path: String
  private let reader: ItemReader
  private var marks = ItemMarks()
  private var deletedLocation: SourceLocation?
  private var deletedBecause: String?
  private var becauseLocation: SourceLocation?
  /// Fields whose value was an error, and is therefore not missing.
  private var wrong: Set<Int> = []
  private var unknownCount = 0

  /// How many unknown keys of an item are compared with the known ones: past some, they are no slips.
  private static let hintLimit = 20

  init(_ file: ItemFile, path: String, reader: ItemReader) {
    self.file = file
    self.path = path
    self.reader = reader
  }

  /// - Parameter isSound: whether all entries could be read; otherwise a missing one is not held against the item.
  mutating func read(_ entries: [Entry], isSound: Bool) {
    for (position, entry) in entries.enumerated() { read(entry, key: entry.key, guess: position) }
    finishDeletion()
    if marks != ItemMarks() { file.item.marks = marks }
    for field in reader.schema.fields.indices where file.item.values[field].isMissing {
      finishMissing(field, isSound: isSound)
    }
  }

  private mutating func read(_ entry: Entry, key: String, guess: Int) {
    if let field = reader.schema.position(of: key, guess: guess) {
      guard file.item.values[field].isMissing, !wrong.contains(field) else {
        return error(
          .duplicateKey, at: entry.keyLocation, "'\(key)' is given twice, as a dotted key and in a nest of keys")
      }
      readField(field, entry)
    } else if CollectionReader.reservedKeys.contains(key) {
      readReserved(key, entry)
    } else if let entries = entry.value.entries, reader.schema.hasFields(below: key) {
      for inner in entries { read(inner, key: "\(key).\(inner.key)", guess: 0) }
    } else if !reader.schema.excuses(key) {
      unknownCount += 1
      let hint = unknownCount > Self.hintLimit ? "" : reader.hint(forUnknownKey: key)
      warning(.unknownField, at: entry.keyLocation, "unknown field '\(key)'\(hint)")
    }
  }

  private mutating func readField(_ field: Int, _ entry: Entry) {
    var warnings: [ValueFinding] = []
    do {
      file.item.values[field] = try reader.readers[field].read(entry.value) { warnings.append($0) }
    } catch {
      self.error(error.id, at: error.location ?? entry.value.location, error.message)
      wrong.insert(field)
    }
    for finding in warnings { warning(finding.id, at: entry.value.location, finding.message) }
  }

  private mutating func finishMissing(_ field: Int, isSound: Bool) {
    let definition = reader.schema.fields[field]
    if case .value(let value)? = definition.defaultValue, !wrong.contains(field) {
      file.item.values[field] = value
    } else if definition.isRequired, isSound, !wrong.contains(field) {
      error(.requiredField, at: .start, "\(definition.key) is required, and this item has none")
    }
  }

  private mutating func error(_ id: DiagnosticID, at location: SourceLocation, _ message: String) {
    diagnostics.append(.error(id, in: path, at: location, message))
  }

  private mutating func warning(_ id: DiagnosticID, at location: SourceLocation, _ message: String) {
    diagnostics.append(.warning(id, in: path, at: location, message))
  }
}

// MARK: - Reserved keys

extension ItemDraft {
  private mutating func readReserved(_ key: String, _ entry: Entry) {
    if key == "aliases" { return readAliases(entry.value) }
    guard let text = entry.value.text else {
      return error(.valueType, at: entry.value.location, "\(key) must be one value")
    }
    if text.isEmpty { return }
    switch key {
    case "deleted": readDeleted(text, at: entry.value.location)
    case "deleted-because": (deletedBecause, becauseLocation) = (text, entry.keyLocation)
    case "sort-name": marks.sortName = text
    case "language": readLanguage(text, at: entry.value.location)
    default: readTyped(key, text, at: entry.value.location)
    }
  }

  private mutating func readDeleted(_ text: String, at location: SourceLocation) {
    deletedLocation = location
    guard let dateTime = DateReader.dateTime(text, clock: reader.clock) else {
      return error(.valueType, at: location, "deleted must be a date that the calendar has, such as 2014-03-05")
    }
    marks.deletion = Deletion(date: dateTime.date)
  }

  private mutating func readLanguage(_ text: String, at location: SourceLocation) {
    do {
      let language = try Language(text)
      if language != reader.language { marks.language = language }
    } catch {
      self.error(.unknownLanguage, at: location, error.message)
    }
  }

  /// `draft` and `created`, which have types like any field.
  private mutating func readTyped(_ key: String, _ text: String, at location: SourceLocation) {
    let type: FieldType = key == "draft" ? .flag : .datetime
    do {
      switch try ValueReader(field: Field(key: key, type: type), clock: reader.clock).read(text) {
      case .flag(let flag): file.isDraft = flag
      case .dateTime(let dateTime): marks.created = dateTime
      default: break
      }
    } catch {
      self.error(error.id, at: location, error.message)
    }
  }

  private mutating func readAliases(_ node: Node) {
    for node in node.items ?? [node] where !node.isEmpty {
      let address = node.text.map { $0.hasSuffix(".html") ? String($0.dropLast(5)) : $0 }
      guard let address, PortableName.isPlain(address), address.utf8.count <= ItemAddress.lengthLimit else {
        error(.itemAddress, at: node.location, "an alias is an old address within the collection, such as 1964-mustang")
        continue
      }
      if let finding = ItemAddress.finding(in: address) {
        error(.itemAddress, at: node.location, finding)
      } else {
        marks.aliases.append(ItemAlias(address, at: node.location))
      }
    }
  }

  private mutating func finishDeletion() {
    if marks.deletion != nil {
      marks.deletion?.because = deletedBecause
    } else if deletedLocation == nil, let becauseLocation {
      warning(
        .requiredField, at: becauseLocation, "deleted-because says why, but an item is deleted by deleted: with a date")
    }
    guard let deletedLocation, let unless = reader.unless, file.item.values[unless].isShown else { return }
    let field = reader.schema.fields[unless]
    error(
      .deletionForbidden, at: deletedLocation,
      "an item whose \(field.key) is set cannot be deleted; take out \(field.key) or deleted")
  }
}
