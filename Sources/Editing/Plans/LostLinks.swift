import Addresses
import Catalogue
private import Characters
import Diagnostics
import FrontMatter

/// What links may call an item at present, and not after a change: an alias, or with its file its address as well.
struct LostNames {
  let item: ItemReference
  let names: [String]
}

/// Finds the links that would lead nowhere once items lose names.
struct LostLinks {
  private let lost: [LostNames]
  /// What links may call the items of each collection.
  private let named: [String: [AddressKey: ItemReference]]
  private let names: FileNames
  /// The items that the names are of.
  private let owners: [ItemReference]
  /// The items that link to each.
  private var linking: [ItemReference: [ItemReference]] = [:]
  private var doubts: [EditFinding] = []

  struct Fields {
    let links: [(position: Int, target: String)]
    /// Whether one of them leads to one of the items by default, which is in no file of an item.
    let hasDefault: Bool
  }

  init(_ lost: [LostNames]) {
    self.lost = lost
    named = Dictionary(grouping: lost, by: \.item.collection).mapValues { items in
      Dictionary(items.flatMap { item in item.names.map { (AddressKey($0), item.item) } }) { first, _ in first }
    }
    names = FileNames(lost.flatMap(\.names))
    owners = lost.flatMap { item in item.names.map { _ in item.item } }
  }

  /// The fields of a collection that link to the collections of the items.
  func fields(of schema: Schema) -> Fields {
    let links = schema.links.compactMap { position in schema.fields[position].target.map { (position, $0) } }
      .filter { named[$0.1] != nil }
    let hasDefault = links.contains { position, target in
      guard case .value(let value)? = schema.fields[position].defaultValue else { return false }
      return value.texts.contains { named[target]?[AddressKey($0)] != nil }
    }
    return Fields(links: links, hasDefault: hasDefault)
  }

  /// Reads an item of a collection that has such fields.
  mutating func read(
    _ file: SourceFile, of other: ItemReference, in collection: EditingCollection, _ fields: Fields
  ) {
    let mentioned = names.named(in: NamedText(file.bytes))
    guard fields.hasDefault || !mentioned.isEmpty else { return }
    let item = collection.contents(of: file, stem: other.stem)
    let targets = fields.links.flatMap { position, target in
      item.values[position].texts.compactMap { named[target]?[AddressKey($0)] }
    }
    for target in Set(targets) { linking[target, default: []].append(other) }
    var broken: [Diagnostic] = []
    if FrontMatterDocument.read(file, diagnostics: &broken).isSound { return }
    // What cannot be read may be the link.
    let collections = Set(fields.links.map(\.target))
    let others = Set(mentioned.map { owners[$0] }).subtracting(targets).filter { collections.contains($0.collection) }
    for target in others.sorted(by: { $0.path < $1.path }) { doubt("\(other.path) is in error, and", about: target) }
  }

  /// Notes that the configuration of a collection is in error, so that nobody knows what its items link to.
  ///
  /// - Parameter bytes: The configuration; nil if it cannot be read.
  mutating func note(brokenConfiguration bytes: [UInt8]?, of collection: String) {
    for item in lost.map(\.item) {
      // Without the name of a collection in it, it has no link to one.
      if let bytes, bytes[...].offset(of: Array(item.collection.utf8)) == nil { continue }
      doubt("\(SourcePath.settings(ofCollection: collection)) is in error, and its items", about: item)
    }
  }

  private mutating func doubt(_ who: String, about item: ItemReference) {
    doubts.append(EditFinding(.error, .linkTarget, path: item.path, "\(who) may link here; correct it first"))
  }

  /// Why items cannot lose their names.
  var findings: [EditFinding] {
    doubts
      + lost.map(\.item).compactMap { item in
        linking[item].map { others in
          let more = others.count > 1 ? " and \(others.count - 1) more" : ""
          return EditFinding(
            .error, .linkTarget, path: item.path,
            "\(others[0])\(more) would link to nothing; change what links here first")
        }
      }
  }
}
