import Catalogue
import Language
import Templates

/// Fills the slots of the pages of a collection's items, one page after the other.
///
/// A class, because copying everything that it refers to would cost more than much of a page.
final class DetailSource: TemplateSource {
  private let part: ItemPart
  private let site: SiteSettings
  /// The address of the collection's folder, for canonical links.
  private let address: String
  private var references: ItemReferences
  private var item: ItemIndex = 0
  private var previous: ItemIndex?
  private var next: ItemIndex?
  private var notes: ArraySlice<UInt8> = []
  /// The item's pictures besides its main one.
  private var pictures: [PictureAlbum.Picture] = []

  init(part: ItemPart, site: SiteSettings, address: String, references: ItemReferences) {
    self.part = part
    self.site = site
    self.address = address
    self.references = references
  }

  /// Goes on to the page of an item.
  ///
  /// - Parameters:
  ///   - item: The position of the item in its collection; `previous` and `next` are those of its neighbours.
  ///   - notes: The item's notes as HTML.
  func show(_ item: ItemIndex, previous: ItemIndex?, next: ItemIndex?, notes: ArraySlice<UInt8>) {
    self.item = item
    self.previous = previous
    self.next = next
    self.notes = notes
    references.item = item
    pictures = part.album.isEmpty ? [] : part.album.others(of: part.items[item])
  }

  func count(of slot: Slot, at rows: Rows) -> Int {
    if case .references(let source)? = LinkSlots(slot) { return references.items(source).count }
    if case .rows? = PictureSlot(slot) { return pictures.count }
    return part.count(of: slot, item)
  }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    if FieldSlots.contains(slot) { return part.has(slot, item, at: rows) }
    if case .references(let source)? = LinkSlots(slot) { return !references.items(source).isEmpty }
    if let picture = PictureSlot(slot) {
      if picture == .rows { return !pictures.isEmpty }
      if slot.level == 1 { return part.album.has(picture, pictures[rows.outer]) }
    }
    switch PageSlot(slot) {
    case .body: return !notes.isEmpty
    case .metadata: return true
    case .description: return part.isDescribed(item)
    case .image: return part.album.main(of: part.items[item]) != nil
    case .previousLanguage: return previous.map { part.items.language(of: $0) != nil } ?? false
    case .nextLanguage: return next.map { part.items.language(of: $0) != nil } ?? false
    case .neighbours: return previous != nil || next != nil
    case .previous, .previousName, .previousHref: return previous != nil
    case .next, .nextName, .nextHref: return next != nil
    default: return part.has(slot, item, at: rows)
    }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    if FieldSlots.contains(slot) { return part.write(slot, item, at: rows, to: &output) }
    if let link = LinkSlots(slot), link.field == nil {
      return references.write(link, row: rows.outer, to: &output)
    }
    if slot.level == 1, let picture = PictureSlot(slot) {
      return part.album.write(picture, pictures[rows.outer], of: part.items[item], to: &output)
    }
    switch PageSlot(slot) {
    case .body: notes.withUnsafeBufferPointer { output.write(clean: $0) }
    case .metadata:
      let bytes = part.metadata.bytes(
        of: part.items[item], address: site.url == nil ? nil : String(decoding: canonical, as: UTF8.self),
        pictures: part.album.isEmpty ? [] : part.album.all(of: part.items[item]).map(pictureAddress),
        language: site.language)
      output.write(bytes)
    case .description: output.write(part.description(of: item))
    case .image: if let picture = part.album.main(of: part.items[item]) { output.write(pictureAddress(picture)) }
    case .previousLanguage: if let previous { output.write(part.items.language(of: previous)?.tag ?? "") }
    case .nextLanguage: if let next { output.write(part.items.language(of: next)?.tag ?? "") }
    case .previousName: if let previous { output.write(part.items[previous].name) }
    case .previousHref: if let previous { part.writeAddress(of: previous, to: &output) }
    case .nextName: if let next { output.write(part.items[next].name) }
    case .nextHref: if let next { part.writeAddress(of: next, to: &output) }
    case .canonical:
      output.write(address)
      part.writeAddress(of: item, to: &output)
    default: part.write(slot, item, at: rows, to: &output)
    }
  }

  private var canonical: [UInt8] {
    var output = TemplateOutput()
    output.write(address)
    part.writeAddress(of: item, to: &output)
    return output.bytes
  }

  /// The whole address of a picture, or the one from the page if the site has none.
  private func pictureAddress(_ picture: PictureAlbum.Picture) -> String {
    part.album.address(of: picture, site: site.url)
  }
}
