import Addresses
import Catalogue
import Language
import Templates

/// Fills the slots that are about one item, on its page and in rows alike.
///
/// It keeps what it needs of the collection apart and names items by their positions, so that nothing is copied on the way to a page.
struct ItemPart {
  let items: [Item]
  let formatter: ItemFormatter
  private let fields: [FieldFormatter]
  private let text: ItemText
  private let detail: ItemText?
  private let schema: Schema
  private let image: Int?
  /// The address of the collection's pictures from its pages.
  private let pictures: String
  /// The address of the picture for items without one.
  private static let noPicture = SiteAddresses.href(SiteAddresses.asset("no-picture.svg"), depth: 1)

  init(_ collection: Collection, formatter: ItemFormatter) {
    items = collection.items
    schema = collection.schema
    fields = collection.schema.fields.map { FieldFormatter($0, by: formatter) }
    text = collection.settings.list.text
    detail = collection.settings.list.detail
    image = collection.settings.list.image
    pictures = CollectionAddresses(collection.id).picturesHref
    self.formatter = formatter
  }

  /// The number of texts in the list that a slot is about.
  func count(of slot: Slot, _ item: Int) -> Int {
    FieldSlots.count(of: slot, items[item])
  }

  func has(_ slot: Slot, _ item: Int) -> Bool {
    if let (field, form) = FieldSlots.meaning(of: slot) {
      if case .missing = form { return items[item].values[field].isMissing }
      return items[item].values[field].isShown
    }
    switch PageSlot(slot) {
    case .deleted, .deletedDate: return items[item].isDeleted
    case .deletedBecause: return items[item].deletion?.because != nil
    case .detail: return detail.map { says($0, item) } ?? false
    default: return true
    }
  }

  /// - Parameter rows: where the template is, for slots that are about one text of a list.
  func write(_ slot: Slot, _ item: Int, at rows: Rows, to output: inout TemplateOutput) {
    if let (field, form) = FieldSlots.meaning(of: slot) {
      if case .item = form, case .list(let texts) = items[item].values[field] {
        output.write(texts[rows.row(onLevel: Int(slot.level))])
      } else {
        writeField(field, as: form, of: item, to: &output)
      }
      return
    }
    switch PageSlot(slot) {
    case .name: output.write(items[item].name)
    case .text: write(text, item, to: &output)
    case .detail: if let detail { write(detail, item, to: &output) }
    case .href: writeAddress(of: item, to: &output)
    case .picture: writePicture(of: item, to: &output)
    case .deletedDate:
      if let date = items[item].deletion?.date { output.write(formatter.values.date(date, style: .long)) }
    case .deletedBecause: output.write(items[item].deletion?.because ?? "")
    default: break
    }
  }

  /// The address of an item's page from its list.
  func writeAddress(of item: Int, to output: inout TemplateOutput) {
    write(address: items[item].id, to: &output)
    output.append(".html")
  }

  /// Most paths are their own addresses, in which nothing is to be escaped.
  private func write(address path: String, to output: inout TemplateOutput) {
    if PercentEncoding.isPlain(path) { output.append(path) } else { output.write(PercentEncoding.encoded(path)) }
  }

  private func writeField(_ field: Int, as form: FieldForm, of item: Int, to output: inout TemplateOutput) {
    fields[field].write(items[item].values[field], as: form, to: &output)
  }

  /// Whether a text of the item says anything.
  private func says(_ text: ItemText, _ item: Int) -> Bool {
    if let field = text.onlyField, !items[item].values[field].isMissing { return true }
    return !text.text(of: items[item], in: schema, by: formatter).isEmpty
  }

  private func write(_ text: ItemText, _ item: Int, to output: inout TemplateOutput) {
    if let field = text.onlyField {
      writeField(field, as: .display, of: item, to: &output)
    } else {
      output.write(text.text(of: items[item], in: schema, by: formatter))
    }
  }

  /// The address of an item's picture, or of the one that stands for it.
  private func writePicture(of item: Int, to output: inout TemplateOutput) {
    if let image, case .text(let path) = items[item].values[image] {
      output.write(pictures)
      write(address: path, to: &output)
    } else {
      output.write(Self.noPicture)
    }
  }
}
