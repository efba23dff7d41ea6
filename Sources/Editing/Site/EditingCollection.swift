package import Addresses
package import Catalogue
package import Diagnostics
package import Files
package import FrontMatter
private import Glibc
import Language

/// A collection whose items are edited.
package final class EditingCollection {
  package let settings: CollectionSettings
  /// Nil of a collection that is to be made.
  package let folder: Folder?
  let reader: ItemReader
  let now: DateTime
  let clock: ZoneClock
  private let site: SiteSettings
  lazy var newItem = NewItem(schema: schema, now: now)
  private lazy var formatter = ItemFormatter(site: site)
  private lazy var stemMaker = StemMaker(settings: settings, folder: folder)

  init(settings: CollectionSettings, folder: Folder?, site: EditingSite) throws(ICUFailure) {
    self.settings = settings
    self.folder = folder
    self.site = site.settings
    now = site.now
    clock = site.clock
    reader = try ItemReader(settings: settings, site: site.settings)
  }

  package var id: String { settings.id }
  package var schema: Schema { settings.schema }

  /// The item's file as the folder names it: Unicode may write its name in another way than the person does.
  package func resolve(_ item: ItemReference) throws(EditingFailure) -> ItemReference {
    guard let folder, !item.stem.hasPrefix(".") else { throw .noItem(item, meant: nil) }
    let known: [String]
    do throws(FileFailure) {
      if PortableName.isPlain("\(item.stem).md"), try folder.status(of: "\(item.stem).md") != nil {
        return ItemReference(collection: id, stem: item.stem)
      }
      known = try stems()
    } catch {
      throw .file(error)
    }
    guard let stem = known.first(where: { nfc($0) == nfc(item.stem) }) else {
      throw .noItem(item, meant: suggestion(for: item.stem, among: known))
    }
    return ItemReference(collection: id, stem: stem)
  }

  /// The file of an item; nil if there is none.
  package func file(of item: ItemReference) throws(EditingFailure) -> SourceFile? {
    // A name from elsewhere may be no name, but a path that leads out of the collection.
    guard let folder, !item.stem.hasPrefix("."), !item.stem.utf8.contains(UInt8(ascii: "/")) else { return nil }
    do {
      return SourceFile(path: item.path, bytes: try folder.read("\(item.stem).md").bytes)
    } catch {
      if [ENOENT, ENAMETOOLONG].contains(error.code) { return nil }
      throw .file(error)
    }
  }

  /// What the item of a file holds, with all that is wrong with it.
  package func read(_ file: SourceFile, stem: String) -> (item: Item?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let item = reader.read(file, stem: stem, diagnostics: &diagnostics)?.item
    return (item, diagnostics)
  }

  /// What the item of a file holds without what is in error.
  func contents(of file: SourceFile, stem: String) -> Item {
    var diagnostics: [Diagnostic] = []
    return reader.contents(of: file, stem: stem, diagnostics: &diagnostics).file.item
  }

  /// What an item holds whose front matter has been read.
  ///
  /// - Parameter diagnostics: what was found in the front matter; gets all that is wrong with the item.
  package func read(
    _ matter: FrontMatterDocument, of file: SourceFile, stem: String, diagnostics: inout [Diagnostic]
  ) -> Item? {
    reader.read(matter, of: file, stem: stem, before: 0, diagnostics: &diagnostics)?.item
  }

  /// What an item is called.
  package func name(of item: Item) -> String { settings.name(of: item, by: formatter) }

  /// What the collection's `name` says of an item, for an address; empty where it says nothing.
  func nameForAddress(of item: Item) -> String {
    settings.name.text(of: item, in: schema, by: formatter)
  }

  /// The address that a name alone would give, or the word for an item where the name has no letter and no digit; nil without a name.
  func stem(for name: String) throws -> String? {
    if let stem = try stemMaker.stem(for: name) { return stem }
    guard name.isVisible else { return nil }
    return try stemMaker.stem(for: settings.item) ?? "item"
  }

  /// An address that no other item has, now or as an alias: the wanted one, or that with a number.
  ///
  /// - Parameter own: aliases of the item itself, which it can have for its address again.
  func freeStem(from wanted: String, besides own: [String] = []) throws -> String {
    try stemMaker.freeStem(from: wanted, besides: own)
  }

  /// Keeps an address from being given to a new item.
  package func take(_ stem: String) throws { try stemMaker.take(stem) }

  /// Makes room for the addresses of so many new items.
  package func expect(_ count: Int) { stemMaker.expect(count) }

  /// Gives a new item the address that it comes with.
  ///
  /// - Returns: What is wrong with that address beside those of the collection.
  func claim(_ stem: String) throws -> EditFinding? { try stemMaker.claim(stem) }

  /// Whether an address is an alias of the collection; upper and lower case make no difference.
  func isAlias(_ address: String) throws -> Bool { try stemMaker.isAlias(address) }

  /// The addresses of all items, and the names of items' files that are not UTF-8, so that no item can be edited or exported by them, as far as they can be
  /// shown.
  package func names() throws(FileFailure) -> (stems: NameList, unreadable: [String]) {
    guard let names = try folder?.files(endingIn: ".md") else { return (NameList(), []) }
    return (names.stems, names.unreadable.filter { RelativePath($0).dropping(ending: ".md") != nil })
  }

  /// The addresses of all items, in the order of their bytes.
  package func stems() throws(FileFailure) -> [String] {
    let stems = try names().stems
    return stems.indices.map { stems[$0] }
  }
}
