import Addresses
package import Catalogue
import Diagnostics
import Dispatch
import Editing
import Files
import FrontMatter
import Synchronization

/// All items of a collection, deleted ones and drafts among them, in the order of their addresses.
package struct ExportedCollection: Sendable {
  package let settings: CollectionSettings
  let items: [ExportedItem]

  package var id: String { settings.id }
  package var count: Int { items.count }

  /// Reads a collection on all cores.
  ///
  /// - Parameter clock: seconds since 1970.
  /// - Throws: `ExportFailure`, `EditingFailure`.
  package static func read(_ id: String, root: String, clock: Int) throws -> ExportedCollection {
    let collection = try EditingSite(root: root, clock: clock).collection(id)
    let stems = try collection.stems().filter { !$0.hasPrefix(".") }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let chunks = stride(from: 0, to: stems.count, by: chunkLength).map {
      Array(stems[$0..<min($0 + chunkLength, stems.count)])
    }
    let results = Mutex<[Int: Result<Chunk, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: chunks.count) { number in
      let result = Result { try Chunk(chunks[number], of: id, root: root, clock: clock) }
      results.withLock { $0[number] = result }
    }
    let read = try results.withLock { results in try chunks.indices.compactMap { try results[$0]?.get() } }
    let errors = read.flatMap(\.errors)
    guard errors.isEmpty else { throw ExportFailure.findings(errors.sorted()) }
    return ExportedCollection(settings: collection.settings, items: read.flatMap(\.items))
  }

  private static let chunkLength = 5000
}

/// Some items of a collection, which one thread reads.
private struct Chunk: Sendable {
  var items: [ExportedItem] = []
  var errors: [Diagnostic] = []

  init(_ stems: [String], of id: String, root: String, clock: Int) throws {
    let collection = try EditingSite(root: root, clock: clock).collection(id)
    let keys = collection.schema.fields.map(\.key)
    for stem in stems {
      let reference = ItemReference(collection: id, stem: stem)
      guard let file = try collection.file(of: reference) else { continue }
      let (item, diagnostics) = collection.read(file, stem: stem)
      guard let item else {
        errors += diagnostics.filter { $0.severity == .error }
        continue
      }
      var known: [Diagnostic] = []
      let matter = FrontMatterDocument.read(file, diagnostics: &known)
      let texts = keys.map { matter.value(ofKey: $0) ?? .empty }
      items.append(
        ExportedItem(
          id: stem, name: collection.name(of: item), path: reference.path,
          values: zip(item.values, texts).map { $1 == .empty ? .missing : $0 }, texts: texts,
          reserved: CollectionSettingsReader.reservedKeys.map { matter.value(ofKey: $0) ?? .empty },
          notes: matter.notes(of: file)))
    }
  }
}
