import Addresses
import BuildCache
import Catalogue
import Diagnostics
import Files

/// What reading one file of an item again has come to.
package enum Rereading: Sendable {
  /// All is as it was.
  case unchanged
  /// Only the item and its notes may differ.
  ///
  /// - Parameters:
  ///   - item: The position of the item in its collection.
  ///   - isSame: Whether the item is as it was, notes aside.
  case item(Int, isSame: Bool)
  /// The file is in error: the item stays as it was, and what is wrong is noted.
  case error
  /// Other items are affected, too, so that the site has to be read again.
  case others
}

extension LoadedSite {
  /// Reads the file of an item again.
  ///
  /// - Parameters:
  ///   - file: The position of the file among those of its collection.
  ///   - collection: The position of the collection.
  package mutating func reread(_ file: FileIndex, ofCollection collection: Int) throws -> Rereading {
    let before = content.collections[collection]
    guard let item = before.files[file.position].item else { return .others }
    var reader = try ItemRunReader(loader.loader(ofCollection: collection, knowing: knowledge))
    let run = reader.read(file.position..<file.position + 1)
    let findings = run.findings[file] ?? FileFindings()
    let known = before.findings(in: file)
    let hasError = findings.diagnostics.contains { $0.severity == .error }
    if hasError, run.drafts.isEmpty {
      var kept = known
      kept.diagnostics = findings.diagnostics
      replaceFindings(in: file, ofCollection: collection, with: kept)
      return .error
    }
    guard let after = run.items.first,
      after.aliases.map(\.address) == before.collection.items[item].aliases.map(\.address),
      Set(findings.pictures) == Set(known.pictures), !hasAlias(amongst: run.unknownPages)
    else { return .others }
    let html = try run.notes.html(0..<(run.ends.first ?? 0))
    let isSame = Self.isSame(before.collection.items[item], after)
    if isSame, findings == known, try html == before.html(ofNotesOf: item) { return .unchanged }
    replaceFindings(in: file, ofCollection: collection, with: findings)
    content.collections[collection].replaceNotes(of: item, with: run.notes, count: html.count)
    if !isSame { content.collections[collection].replaceItem(at: item, with: after) }
    return .item(item, isSame: isSame)
  }

  /// Whether a page that a link asks for is an old address of an item.
  private func hasAlias(amongst pages: Set<UnknownPage>) -> Bool {
    pages.contains { page in
      let collection = content.collections[Int(page.collection)]
      return collection.aliased.contains { item in
        collection.collection.items[item].aliases.contains { AddressKey($0.address) == page.key }
      }
    }
  }

  private static func isSame(_ one: Item, _ other: Item) -> Bool {
    var (bytes, others) = (ByteWriter(), ByteWriter())
    ItemRecord.write(one, FileFindings(), to: &bytes)
    ItemRecord.write(other, FileFindings(), to: &others)
    return bytes.bytes == others.bytes && one.name.utf8.elementsEqual(other.name.utf8)
  }

  private mutating func replaceFindings(in file: FileIndex, ofCollection collection: Int, with findings: FileFindings) {
    let known = content.collections[collection].findings(in: file)
    guard known != findings else { return }
    content.collections[collection].replaceFindings(in: file, with: findings)
    var rest = known.diagnostics
    content.diagnostics.removeAll { finding in
      guard let position = rest.firstIndex(of: finding) else { return false }
      rest.remove(at: position)
      return true
    }
    content.diagnostics = (content.diagnostics + findings.diagnostics).sorted()
  }
}
