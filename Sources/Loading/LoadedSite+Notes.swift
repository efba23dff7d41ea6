import Catalogue
import Diagnostics
package import Files

extension LoadedSite {
  /// Notes as they will be on the page of an item.
  ///
  /// - Parameters:
  ///   - notes: Markdown.
  ///   - collection: The position of the item's collection, which decides where links lead.
  package func html(ofNotes notes: [UInt8], inCollectionAt collection: Int) throws(FileFailure) -> [UInt8] {
    let loader = loader.loader(ofCollection: collection, knowing: knowledge)
    let renderer = NotesRenderer(
      site: loader.site, links: loader.links, listing: loader.listing, pictures: loader.pictures)
    var read = ItemFile(item: Item(fileStem: "", values: []))
    read.notes = notes.indices
    let file = SourceFile(path: "", bytes: notes)
    guard OpenBrackets.finding(inNotes: read.notes, of: file) == nil else { return [] }
    var (findings, run) = (FileFindings(), ItemRun())
    try renderer.render(
      file, read, at: ItemPlace(collection: collection, file: FileIndex(0)),
      findings: &findings, into: &run)
    return run.html
  }
}
