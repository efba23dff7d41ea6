import Catalogue
import Diagnostics
import Files
import Language

/// The files of a collection's folder, before any item is read.
package struct CollectionListing: Sendable {
  private let place: CollectionFolder
  /// By what the folder is known to have these names still; `none` if others may have come unseen.
  let stamp: SourceStamp
  /// The names of items' files, without `.md`.
  let stems: NameList
  /// The other files.
  let others: NameList
  /// The positions of items' files whose names are not in Unicode's composed form.
  private let decomposed: [String: Int]

  package var id: String { place.id }
  var folder: Folder { place.folder }
  var configuration: SourceFile { place.configuration }

  /// Lists the folder of a collection.
  ///
  /// - Parameter past: what the build before left, whose names are taken if the folder has not changed since.
  init(
    _ place: CollectionFolder, past: CollectionLedger?, settled: SettledTime, diagnostics: inout [Diagnostic]
  ) throws(FileFailure) {
    self.place = place
    // Before it is listed: what changes from now on is seen the next time.
    let stamp = settled.stamp(try place.folder.stamp(), of: .folder)
    if let past, stamp != .none, stamp == past.folder {
      (self.stamp, stems, others) = (stamp, past.stems, past.others)
    } else {
      let names = try place.folder.files(endingIn: ".md")
      for name in names.unreadable {
        diagnostics.append(
          .error(
            .itemAddress, in: "content/\(place.id)/\(name)", at: .start,
            "the name of a file in a collection is UTF-8"))
      }
      (self.stamp, stems, others) = (names.unreadable.isEmpty ? stamp : .none, names.stems, names.others)
    }
    decomposed = Self.decomposed(among: stems)
  }

  private static func decomposed(among stems: NameList) -> [String: Int] {
    var positions: [String: Int] = [:]
    if stems.isASCII { return positions }
    for position in stems.indices where !stems.isASCII(at: position) {
      let stem = stems[position]
      if !nfc(stem).utf8.elementsEqual(stem.utf8) { positions[stem] = position }
    }
    return positions
  }

  /// The path of an item's file as people know it.
  func path(of stem: String) -> String { "content/\(id)/\(stem).md" }

  /// The position of the item whose file has a name, however its accents are written.
  func item(named stem: String) -> Int? {
    if let position = stems.position(of: stem) { return position }
    return isASCII(stem) ? nil : stems.position(of: nfc(stem)) ?? decomposed[stem]
  }

  /// A path as systems may have written it: as it is given, composed, decomposed.
  func spellings(of path: String) -> [String] {
    isASCII(path) ? [path] : [path, nfc(path), nfd(path)]
  }
}
