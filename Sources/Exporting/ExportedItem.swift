import Addresses
import Catalogue
import Diagnostics
import Editing
import Files
import FrontMatter
private import Glibc
import Loading

/// An item with what its file says, as it says it.
struct ExportedItem: Sendable {
  let id: String
  let name: String
  let path: String
  /// What the file gives for each field of the schema, typed; nothing where it gives none, whatever the default is.
  let values: [Value]
  /// The texts that the file gives for each field; of pictures, their files.
  let texts: [EditedValue]
  /// One for each reserved key.
  let reserved: [EditedValue]
  let notes: String
}

/// Reads items of a collection on one thread.
struct ExportedItemReader {
  private let collection: EditingCollection
  private let schema: Schema
  private static let reservedPositions = Dictionary(
    uniqueKeysWithValues: CollectionSettingsReader.reservedKeys.enumerated().map { ($1, $0) })

  init(_ collection: EditingCollection) {
    self.collection = collection
    schema = collection.schema
  }

  /// The items of addresses, and the errors in those that cannot be read.
  func read(_ stems: [String]) throws -> (items: [ExportedItem], errors: [Diagnostic]) {
    var items: [ExportedItem] = []
    var errors: [Diagnostic] = []
    for stem in stems {
      let reference = ItemReference(collection: collection.id, stem: stem)
      guard let file = try file(of: reference, errors: &errors) else { continue }
      var diagnostics: [Diagnostic] = []
      let matter = FrontMatterDocument.read(file, diagnostics: &diagnostics)
      if let item = collection.read(matter, of: file, stem: stem, diagnostics: &diagnostics) {
        items.append(exported(item, matter, of: file, path: reference.path))
      } else {
        errors += diagnostics.filter { $0.severity == .error }
      }
    }
    return (items, errors)
  }

  /// The file of an item; nil if there is none, or if it cannot be read.
  private func file(of item: ItemReference, errors: inout [Diagnostic]) throws -> SourceFile? {
    do {
      let file = try collection.file(of: item)
      if let file, file.bytes.count > FileFailure.textLimit {
        throw EditingFailure.file(FileFailure("read", item.path, code: EFBIG))
      }
      return file
    } catch EditingFailure.file(let failure) {
      errors.append(try failure.finding(in: item.path))
      return nil
    }
  }

  private func exported(_ item: Item, _ matter: FrontMatterDocument, of file: SourceFile, path: String) -> ExportedItem
  {
    var texts = [EditedValue](repeating: .empty, count: schema.fields.count)
    var reserved = [EditedValue](repeating: .empty, count: Self.reservedPositions.count)
    matter.forEachValue { key, position, value in
      if let field = schema.position(of: key, guess: position) {
        texts[field] = value
      } else if let position = Self.reservedPositions[key] {
        reserved[position] = value
      }
    }
    // Pictures may be written as mappings, which hold no texts.
    for field in schema.fields.indices where !item.values[field].pictures.isEmpty {
      guard matter.hasKey(schema.fields[field].key) else { continue }
      let files = item.values[field].pictures.map(\.file)
      texts[field] = schema.fields[field].type == .images ? .texts(files) : .text(files[0])
    }
    return ExportedItem(
      id: item.fileStem, name: collection.name(of: item), path: path,
      values: zip(item.values, texts).map { $1 == .empty ? .missing : $0 }, texts: texts, reserved: reserved,
      notes: matter.notes(of: file))
  }
}
