import BuildCache
import Catalogue
import Files
import Language

extension ItemRunReader {
  /// Takes an item from the cache, if its file is unchanged.
  mutating func recall(
    _ index: FileIndex, _ file: inout LoadedFile, _ findings: inout FileFindings, into run: inout ItemRun
  ) -> Bool {
    let place = ItemPlace(collection: position, file: index)
    guard let changes, let row = changes.rows[index.position], !links.leavesOut(place) else { return false }
    let traits = ItemRecord.traits(of: changes.cached.record(of: row))
    guard options.trustsReferences || !traits.hasReferences else { return false }
    var reader = changes.cached.reader(of: row)
    let item = ItemRecord.read(
      from: &reader, stem: listing.stems[index.position], fieldCount: settings.schema.fields.count,
      languages: &languages, findings: &findings)
    guard reader.isSound, reader.position == changes.cached.record(of: row).endIndex else {
      findings = FileFindings()
      return false
    }
    file = LoadedFile(row: row, fingerprint: changes.cached[row].source, isSame: true)
    if let item { run.items.append(item) } else { run.drafts.append(place) }
    return true
  }

  /// Whether a file that was read holds what it held before, notes aside.
  func isSame(_ item: Item?, _ findings: FileFindings, _ index: FileIndex) -> Bool {
    guard let changes, changes.hasSameNames else { return false }
    var writer = ByteWriter()
    ItemRecord.write(item, findings, to: &writer)
    return writer.bytes.elementsEqual(changes.cached.record(of: CacheRow(index.position)))
  }
}
