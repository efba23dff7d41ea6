import Addresses
import Diagnostics
import FrontMatter
import Language

/// Makes an item of the entries of its front matter.
struct ItemBuilder {
  var file: ItemFile
  private(set) var diagnostics: [Diagnostic] = []
  private let source: SourceFile
  private let reader: ItemReader
  private var metadata = ItemMetadata()
  /// Where the item says that it is deleted.
  private var deletedNode: Node?
  private var deletedBecause: (text: String, entry: Entry)?
  /// Fields whose values are in error, and therefore not missing.
  private var invalid: Set<Int> = []
  private var unknownCount = 0
  /// For each known key that unknown ones seem to be, where the findings about these are.
  private var meantKeys: [String: [Int]] = [:]
  /// All entries at the top of the front matter.
  private var entries: [Entry] = []

  /// How many texts a list may have by which items are divided.
  private static let textLimit = 1000
  /// How many unknown keys of an item are compared with the known ones: more than these are not slips.
  private static let hintLimit = 20

  init(_ file: ItemFile, source: SourceFile, reader: ItemReader) {
    self.file = file
    self.source = source
    self.reader = reader
  }

  /// - Parameters:
  ///   - isSound: whether all entries could be read; if not, a missing one is not reported.
  ///   - hasDuplicates: whether keys are given twice, and the entries have but the first of each.
  mutating func read(_ entries: [Entry], isSound: Bool, hasDuplicates: Bool = false) {
    self.entries = entries
    for (position, entry) in entries.enumerated() { read(entry, key: entry.key, guess: position) }
    finishFixes(hasDuplicates: hasDuplicates)
    finishDeletion()
    if metadata != ItemMetadata() { file.item.metadata = metadata }
    for field in reader.schema.fields.indices where file.item.values[field].isMissing {
      finishMissing(field, isSound: isSound)
    }
  }

  private mutating func read(_ entry: Entry, key: String, guess: Int) {
    if let field = reader.schema.position(of: key, guess: guess) {
      guard file.item.values[field].isMissing, !invalid.contains(field) else {
        diagnostics.append(
          .error(
            .duplicateKey, in: source.path, at: source.range(ofKey: entry),
            "'\(key)' is given twice, as a dotted key and as a nested key"))
        return
      }
      readField(field, entry)
    } else if let reserved = ReservedKey(rawValue: key) {
      read(reserved, entry)
    } else if let entries = entry.value.innerEntries,
      entry.value.entries != nil && reader.schema.hasFields(below: key) || WithholdingKey.isBelow(entry.value)
    {
      for inner in entries { read(inner, key: "\(key).\(inner.key)", guess: 0) }
    } else if !reader.schema.excuses(key) {
      unknownCount += 1
      let isCompared = unknownCount <= Self.hintLimit
      let unknown = UnknownKey(key, entry.value, reader: reader, isCompared: isCompared)
      var finding = Diagnostic(
        unknown.isWithheld ? .error : .warning, .unknownField, in: source.path, at: source.range(ofKey: entry),
        unknown.message)
      // Under the name that was meant, the item may have a value already.
      if let meant = unknown.meant, key == entry.key, isCompared, !Self.hold(entries, meant) {
        finding.fix = source.fix(keyOf: entry, to: meant, isCertain: unknown.isCertain)
        meantKeys[meant, default: []].append(diagnostics.count)
      }
      diagnostics.append(finding)
    }
  }

  /// Whether entries have a key, dotted or nested.
  private static func hold(_ entries: [Entry], _ key: String) -> Bool {
    entries.contains { entry in
      if entry.key == key { return true }
      guard let inner = entry.value.entries, key.hasPrefix("\(entry.key).") else { return false }
      return hold(inner, String(key.dropFirst(entry.key.count + 1)))
    }
  }

  /// Leaves it to the author which of several keys is the one that all of them seem to be.
  private mutating func finishFixes(hasDuplicates: Bool) {
    for places in meantKeys.values where hasDuplicates || places.count > 1 {
      for place in places { diagnostics[place].fix = diagnostics[place].fix?.uncertain }
    }
  }

  private mutating func readField(_ field: Int, _ entry: Entry) {
    var warnings: [ValueFinding] = []
    do throws(ValueFinding) {
      let value = try reader.readers[field].read(entry.value) { warnings.append($0) }
      // A table can show the whole list in the section of each of its texts.
      if case .list(let texts) = value, texts.count > Self.textLimit, reader.dividing.contains(field) {
        throw ValueFinding.error(
          .valueRange,
          "\(reader.schema.fields[field].key) has \(texts.count) texts; in a table with sections or facets by it, a list has at most \(Self.textLimit)"
        )
      }
      file.item.values[field] = value
    } catch {
      diagnostics.append(error.diagnostic(of: entry.value, in: source))
      invalid.insert(field)
    }
    for finding in warnings { diagnostics.append(finding.diagnostic(of: entry.value, in: source)) }
  }

  private mutating func finishMissing(_ field: Int, isSound: Bool) {
    let definition = reader.schema.fields[field]
    if case .value(let value)? = definition.defaultValue, !invalid.contains(field) {
      file.item.values[field] = value
    } else if definition.isRequired, isSound, !invalid.contains(field) {
      diagnostics.append(
        .error(
          .requiredField, in: source.path, at: .start,
          "\(definition.key) is required, and this item has none"))
    }
  }

  private mutating func error(_ id: DiagnosticID, at node: Node, _ message: String) {
    diagnostics.append(.error(id, in: source.path, at: source.range(of: node), message))
  }
}

// MARK: - Reserved keys

extension ItemBuilder {
  private mutating func read(_ key: ReservedKey, _ entry: Entry) {
    if key == .aliases { return readAliases(entry.value) }
    guard let text = entry.value.text else {
      return error(.valueType, at: entry.value, "\(key.rawValue) must be one value")
    }
    if !text.isVisible { return }
    if key == .deletedBecause || key == .sortName { noteNull(entry.value, key) }
    switch key {
    case .deleted: readDeleted(text, at: entry.value)
    case .deletedBecause: deletedBecause = (text, entry)
    case .sortName: metadata.sortName = text
    case .language: readLanguage(text, at: entry.value)
    case .draft: if case .flag(let isDraft)? = value(of: key, as: .flag, at: entry.value) { file.isDraft = isDraft }
    case .created:
      if case .dateTime(let created)? = value(of: key, as: .datetime, at: entry.value) { metadata.created = created }
    case .aliases: break
    }
  }

  private mutating func readDeleted(_ text: String, at node: Node) {
    deletedNode = node
    guard let dateTime = DateReader.dateTime(text, clock: reader.clock) else {
      // A date alone is a moment too, so this is in error.
      _ = value(of: .deleted, as: .date, at: node)
      return
    }
    metadata.deletion = Deletion(date: dateTime.date)
  }

  private mutating func readLanguage(_ text: String, at node: Node) {
    do {
      let language = try LanguageTag(text)
      if language != reader.impliedLanguage { metadata.language = language }
    } catch {
      let finding = ValueFinding.error(.unknownLanguage, error.message)
      diagnostics.append(
        finding.suggesting(error.suggestion, isCertain: false).diagnostic(of: node, in: source))
    }
  }

  /// The value of a reserved key that has a type as fields have; nil if it is in error.
  private mutating func value(of key: ReservedKey, as type: FieldType, at node: Node) -> Value? {
    do {
      return try ValueReader(field: Field(key: key.rawValue, type: type), clock: reader.clock).read(node.text ?? "")
    } catch {
      diagnostics.append(error.diagnostic(of: node, in: source))
      return nil
    }
  }

  private mutating func readAliases(_ node: Node) {
    let key = ReservedKey.aliases.rawValue
    if let finding = CommaList.finding(in: node, key: key) ?? node.text.flatMap({ CommaList.finding(in: $0, key: key) })
    {
      diagnostics.append(finding.diagnostic(of: node, in: source))
    }
    for node in node.items ?? [node] where node.text?.isVisible ?? true {
      let address = node.text.map(ItemAlias.address(of:))
      guard let address, PortableName.isPlain(address) else {
        error(.itemAddress, at: node, "an alias is an old address within the collection, such as 1964-mustang")
        continue
      }
      if let finding = ItemAddress.finding(in: address) {
        error(.itemAddress, at: node, finding)
      } else {
        noteNull(node, .aliases)
        metadata.aliases.append(ItemAlias(address, at: node.location))
      }
    }
  }

  private mutating func noteNull(_ node: Node, _ key: ReservedKey) {
    guard let finding = TextNotation.nullFinding(in: node, key: key.rawValue) else { return }
    diagnostics.append(finding.diagnostic(of: node, in: source))
  }

  private mutating func finishDeletion() {
    if metadata.deletion != nil {
      metadata.deletion?.because = deletedBecause?.text
    } else if deletedNode == nil, let entry = deletedBecause?.entry {
      diagnostics.append(
        .warning(
          .requiredField, in: source.path, at: source.range(ofKey: entry),
          "deleted-because says why, but an item is deleted by deleted: with a date"))
    }
    guard let deletedNode, let unless = reader.unless, file.item.values[unless].isShown else { return }
    let field = reader.schema.fields[unless]
    error(
      .deletionForbidden, at: deletedNode,
      "an item whose \(field.key) is set cannot be deleted; take out \(field.key) or deleted")
  }
}
