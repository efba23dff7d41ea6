import Addresses
import Catalogue
private import Characters
import Diagnostics
package import Files
import Language

/// The files of a collection's folder, before any item is read.
package struct CollectionListing: Sendable {
  private let place: CollectionFolder
  private let pathPrefix: String
  /// The names of items' files, without `.md`.
  package private(set) var stems: NameList
  /// The names of the other files.
  package private(set) var others: NameList
  /// The items' files whose names aren't in Unicode's composed form, which may be ASCII: that of U+212A is K.
  private var decomposed: [String: FileIndex]

  package var id: String { place.id }
  package var folder: Folder { place.folder }
  var configuration: SourceFile { place.configuration }

  /// Lists the folder of a collection.
  init(_ place: CollectionFolder, diagnostics: inout [Diagnostic]) throws(FileFailure) {
    self.place = place
    pathPrefix = "\(SourcePath.folder(ofCollection: place.id))/"
    let names = try place.folder.files(endingIn: ".md")
    for name in names.unreadable {
      diagnostics.append(
        .error(
          .itemAddress, in: "content/\(place.id)/\(name)", at: .start, "the name of a file in a collection is UTF-8"))
    }
    (stems, others) = (names.stems, names.others)
    diagnostics += MisnamedFiles.findings(among: others, in: SourcePath.folder(ofCollection: place.id))
    diagnostics += try MisnamedFiles.findings(
      inInner: names.folders, of: place.folder, SourcePath.folder(ofCollection: place.id))
    diagnostics += ConflictingCopies.findings(among: stems, in: SourcePath.folder(ofCollection: place.id))
    decomposed = Self.decomposed(among: stems)
  }

  private static func decomposed(among stems: NameList) -> [String: FileIndex] {
    var files: [String: FileIndex] = [:]
    if stems.isASCII { return files }
    for position in stems.indices where !stems.isASCII(at: position) {
      let stem = stems[position]
      if !nfc(stem).utf8.elementsEqual(stem.utf8) { files[stem] = FileIndex(position) }
    }
    return files
  }

  /// Adds the name of an item's file.
  ///
  /// - Returns: Its position.
  mutating func insert(_ stem: String) -> FileIndex? {
    stems.insert(stem)
    decomposed = Self.decomposed(among: stems)
    return stems.position(of: stem).map(FileIndex.init)
  }

  /// Adds the name of a file that is of no item.
  ///
  /// - Returns: Whether nothing is wrong with it.
  mutating func insertOther(_ name: String) -> Bool {
    others.insert(name)
    return MisnamedFiles.findings(among: NameList([name]), in: SourcePath.folder(ofCollection: id)).isEmpty
  }

  /// The path of an item's file as people know it.
  func path(of stem: String) -> String { String(joining: pathPrefix, stem, ItemReference.ending) }

  /// The item whose file has a name, however its accents are written.
  package func item(named stem: String) -> FileIndex? {
    if let position = stems.position(of: stem) { return FileIndex(position) }
    if isASCII(stem) { return decomposed[stem] }
    return stems.position(of: nfc(stem)).map(FileIndex.init) ?? decomposed[stem]
  }
}
