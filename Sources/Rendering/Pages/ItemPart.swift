import Addresses
import Catalogue
import Characters
import Language
import Templates

/// Fills the slots that are about one item, on its page and in rows alike.
///
/// It keeps what it needs of the collection apart and names items by their positions, so that nothing is copied on the way to a page. It is a class, because
/// for each slot everything that it refers to would be copied.
final class ItemPart {
  let items: ItemArray<Item>
  let formatter: ItemFormatter
  private let fields: [FieldFormatter]
  /// The text of a row, where it is not the item's name.
  private let text: ItemText?
  /// The smaller text of a row.
  private let detail: ItemText?
  private let schema: Schema
  let album: PictureAlbum
  let metadata: ItemMetadataJSON
  /// The fields that describe an item, those of its page in their order, each with what comes before its value.
  private let described: [(field: Int, form: FieldForm, label: [UInt8])]
  private let descriptionField: Int?
  /// The collection's facets, for links to their values.
  let facets: [FacetPages]
  /// The collection's folder.
  private let id: String
  /// The field of dates on which items expire, and the day of the build.
  private let due: Int?
  private let today: CivilDate
  /// The way from the page to the collection's folder: empty, or `../`.
  private let up: String

  /// - Parameters:
  ///   - pictures: The published pictures by their paths as items have them.
  ///   - detail: The smaller text of a row, where it is not the one of all lists.
  ///   - up: the way from the page to the collection's folder: empty, or `../`.
  init(
    _ collection: Collection, pictures: [String: PublishedPicture], facets: [FacetPages], detail: ItemText? = nil,
    up: String = "", today: CivilDate, formatter: ItemFormatter
  ) {
    self.facets = facets
    due = collection.settings.due
    self.today = today
    id = collection.id
    self.up = up
    items = collection.items
    schema = collection.schema
    fields = collection.schema.fields.map { FieldFormatter($0, by: formatter) }
    text = collection.settings.list.text
    self.detail = detail ?? collection.settings.list.detail
    album = PictureAlbum(collection, pictures, depth: up.isEmpty ? 1 : 2)
    metadata = ItemMetadataJSON(collection.settings)
    let schema = schema
    described = collection.settings.detail.flatMap(\.fields).filter { !schema.fields[$0.field].type.isPictorial }
      .map { shown in
        let label = shown.label ?? schema.fields[shown.field].label
        return (shown.field, shown.form, Array("\(label): ".utf8))
      }
    descriptionField = collection.settings.metadata.fields.first { $0.property == .description }?.field
    self.formatter = formatter
  }

  /// The number of texts in the list that a slot is about.
  func count(of slot: Slot, _ item: ItemIndex) -> Int {
    FieldSlots.count(of: slot, items[item])
  }

  func has(_ slot: Slot, _ item: ItemIndex, at rows: Rows) -> Bool {
    if let (field, form) = FieldSlots.meaning(of: slot) { return items.has(field, as: form, item) }
    if let facet = FacetSlots(slot) { return value(facet, of: item, slot, at: rows) != nil }
    if let link = LinkSlots(slot) { return target(link, of: item, slot, at: rows) != nil }
    if let picture = PictureSlot(slot) { return album.has(picture, album.main(of: items[item])) }
    switch PageSlot(slot) {
    case .due: return Due(of: items[item], field: due, today: today) != nil
    case .dueExpired: return Due(of: items[item], field: due, today: today) == .expired
    case .deleted, .deletedDate: return items.isDeleted(item)
    case .language, .direction: return items.language(of: item) != nil
    case .deletedBecause: return items[item].deletion?.because != nil
    case .detail: return detail.map { says($0, item) } ?? false
    default: return true
    }
  }

  /// - Parameter rows: where the template is, for slots that are about one text of a list.
  func write(_ slot: Slot, _ item: ItemIndex, at rows: Rows, to output: inout TemplateOutput) {
    if let (field, form) = FieldSlots.meaning(of: slot) {
      if case .item = form, case .list(let texts) = items[item].values[field] {
        output.write(schema.fields[field].shown(texts[rows.row(onLevel: Int(slot.level))]))
      } else {
        writeField(field, as: form, of: item, to: &output)
      }
      return
    }
    if let facet = FacetSlots(slot) {
      if let value = value(facet, of: item, slot, at: rows) {
        write(addressOf: value, facet: facets[facet.facet], to: &output)
      }
      return
    }
    if let link = LinkSlots(slot) {
      if let target = target(link, of: item, slot, at: rows) { write(addressOf: target, to: &output) }
      return
    }
    if let picture = PictureSlot(slot) {
      return album.write(picture, album.main(of: items[item]), of: items[item], to: &output)
    }
    switch PageSlot(slot) {
    case .name: output.write(items[item].name)
    case .due:
      switch Due(of: items[item], field: due, today: today) {
      case .expired?: output.write(formatter.phrases[.expired])
      case .soon?: output.write(formatter.phrases[.expiring])
      case nil: break
      }
    case .text: writeText(of: item, to: &output)
    case .detail: if let detail { _ = write(detail, item, to: &output) }
    case .href: writeAddress(of: item, to: &output)
    case .language: output.write(items.language(of: item)?.tag ?? "")
    case .direction: output.write(items.language(of: item)?.direction.rawValue ?? "")
    case .deletedDate:
      if let date = items[item].deletion?.date { output.write(formatter.values.date(date, style: .long)) }
    case .deletedBecause: output.write(items[item].deletion?.because ?? "")
    default: break
    }
  }

  /// One or two sentences about an item for search engines: what describes it, or else its values.
  func description(of item: ItemIndex) -> [UInt8] {
    if let descriptionField, case .text(let text) = items[item].values[descriptionField] {
      return PageDescription.shortened(Array(text.utf8))
    }
    var description: [UInt8] = []
    description.reserveCapacity(256)
    for part in described where !items.has(part.field, as: .missing, item) {
      if !description.isEmpty { description.append(copying: " · ") }
      part.label.withUnsafeBufferPointer { description.append(copying: $0) }
      fields[part.field].append(items[item].values[part.field], as: part.form, to: &description)
      if PageDescription.isFull(description) { break }
    }
    return PageDescription.shortened(description)
  }

  /// Whether the description of an item says anything.
  func isDescribed(_ item: ItemIndex) -> Bool {
    if let descriptionField, case .text(let text) = items[item].values[descriptionField] { return !text.isEmpty }
    return described.contains { !items.has($0.field, as: .missing, item) }
  }

  /// The value of an item for a facet; on the row of one of its texts, the value of that text.
  private func value(_ facet: FacetSlots, of item: ItemIndex, _ slot: Slot, at rows: Rows) -> FacetValue? {
    let text = facet.isOfText ? rows.row(onLevel: Int(slot.level)) : 0
    return facets[facet.facet].index.value(of: item, text: text)
  }

  /// The item that a field links to, by its collection and its address; nil if it has no page.
  private func target(
    _ link: LinkSlots, of item: ItemIndex, _ slot: Slot, at rows: Rows
  ) -> (collection: String, address: String)? {
    guard let field = link.field, let collection = schema.fields[field].target else { return nil }
    let address: String? =
      switch items[item].values[field] {
      case .text(let address): address
      case .list(let addresses): addresses.indices.contains(0) ? text(link, of: addresses, slot, at: rows) : nil
      case .missing, .number, .year, .date, .dateTime, .flag, .picture, .pictures: nil
      }
    guard let address, schema.fields[field].linkedNames?[address] != nil else { return nil }
    return (collection, address)
  }

  private func text(_ link: LinkSlots, of addresses: [String], _ slot: Slot, at rows: Rows) -> String {
    addresses[link.isOfText ? rows.row(onLevel: Int(slot.level)) : 0]
  }

  private func write(addressOf target: (collection: String, address: String), to output: inout TemplateOutput) {
    if !up.isEmpty { output.append(up) }
    output.write(
      CollectionAddresses(target.collection).href(
        CollectionAddresses.item(target.address), from: CollectionAddresses(id)))
  }

  /// The address of a value's page.
  func write(addressOf value: FacetValue, facet: FacetPages, to output: inout TemplateOutput) {
    if !up.isEmpty { output.append(up) }
    write(address: facet.index.facet.folder, to: &output)
    output.append("/")
    write(address: value.address, to: &output)
    output.append(".html")
  }

  /// The address of an item's page from its list.
  func writeAddress(of item: ItemIndex, to output: inout TemplateOutput) {
    if !up.isEmpty { output.append(up) }
    write(address: items[item].id, to: &output)
    output.append(".html")
  }

  /// Most paths are their own addresses, in which nothing is to be escaped.
  private func write(address path: String, to output: inout TemplateOutput) {
    if PercentEncoding.isPlain(path) { output.append(path) } else { output.write(PercentEncoding.encoded(path)) }
  }

  private func writeField(_ field: Int, as form: FieldForm, of item: ItemIndex, to output: inout TemplateOutput) {
    fields[field].write(items[item].values[field], as: form, to: &output)
  }

  /// Whether a text of the item says anything.
  private func says(_ text: ItemText, _ item: ItemIndex) -> Bool {
    if let field = text.onlyField, !items[item].values[field].isMissing { return true }
    return !text.text(of: items[item], in: schema, by: formatter).isEmpty
  }

  /// Writes the text of a row: the item's name where nothing else is said of it, since the row's link needs a text.
  private func writeText(of item: ItemIndex, to output: inout TemplateOutput) {
    if let text, write(text, item, to: &output) { return }
    output.write(items[item].name)
  }

  /// Writes a text of the item.
  ///
  /// - Returns: Whether it says anything.
  private func write(_ text: ItemText, _ item: ItemIndex, to output: inout TemplateOutput) -> Bool {
    if let field = text.onlyField, !items[item].values[field].isMissing {
      writeField(field, as: .display, of: item, to: &output)
      return true
    }
    let line = text.text(of: items[item], in: schema, by: formatter)
    guard line.isVisible else { return false }
    output.write(line)
    return true
  }
}
