import Catalogue
import Language
import Templates

/// Fills the slots that are about one item, on its page and in rows alike.
struct ItemPart {
  let collection: Collection
  let formatter: ItemFormatter

  private var settings: CollectionSettings { collection.settings }

  func has(_ slot: Slot, _ item: Item) -> Bool {
    if let (field, form) = FieldSlots.meaning(of: slot) {
      return form == .missing ? item.values[field].isMissing : item.values[field].isShown
    }
    switch PageSlot(slot) {
    case .deleted, .deletedDate: return item.deletion != nil
    case .deletedBecause: return item.deletion?.because != nil
    case .detail: return settings.list.detail?.isEmpty(for: item, in: collection.schema, by: formatter) == false
    default: return true
    }
  }

  func write(_ slot: Slot, _ item: Item, at rows: Rows, to output: inout TemplateOutput) {
    if let (field, form) = FieldSlots.meaning(of: slot) {
      if form == .item, case .list(let texts) = item.values[field] {
        return output.write(texts[rows.row(onLevel: Int(slot.level))])
      }
      return formatter.write(item.values[field], of: collection.schema.fields[field], as: form, to: &output)
    }
    switch PageSlot(slot) {
    case .name: output.write(item.name)
    case .text: settings.list.text.write(item, in: collection.schema, by: formatter, to: &output)
    case .detail: settings.list.detail?.write(item, in: collection.schema, by: formatter, to: &output)
    case .href: writeAddress(of: item, to: &output)
    case .picture: writePicture(of: item, to: &output)
    case .deletedDate:
      if let date = item.deletion?.date { output.write(formatter.values.date(date, style: .long)) }
    case .deletedBecause: output.write(item.deletion?.because ?? "")
    default: break
    }
  }

  /// The address of an item's page from its list.
  func writeAddress(of item: Item, to output: inout TemplateOutput) {
    output.write(PercentEncoding.encoded(item.id))
    output.write(".html")
  }

  /// The address of an item's picture, or of the one that stands for it.
  private func writePicture(of item: Item, to output: inout TemplateOutput) {
    if let field = settings.list.image, case .text(let path) = item.values[field] {
      output.write("../assets/\(PercentEncoding.encoded("\(collection.id)/\(path)"))")
    } else {
      output.write("../assets/no-picture.svg")
    }
  }
}
