import Catalogue
import Files

/// The parts of an item on a card or in a catalogue.
struct ItemBlocks {
  let source: PrintSource
  let notes: ItemNotes

  /// The pictures of an item, in the order of its fields.
  func figures(of item: Item, pixels: Int) -> [Figure] {
    item.values.flatMap(\.pictures).map { figure($0, of: item, pixels: pixels) }
  }

  func figure(_ picture: PictureValue, of item: Item, pixels: Int) -> Figure {
    Figure(
      picture: PictureReference(path: picture.file, pixels: pixels), name: picture.name(in: item),
      caption: picture.caption)
  }

  /// A value with its label; nil if the item says nothing.
  func value(_ shown: DetailField, of item: Item, font: Font, labelShare: Double) -> LabeledValue? {
    let field = source.collection.schema.fields[shown.field]
    let value = item.values[shown.field]
    guard !field.type.isPictorial, !value.isMissing else { return nil }
    let text = source.formatter.text(value, of: field, as: shown.form)
    guard !text.isEmpty else { return nil }
    var block = LabeledValue(label: shown.label ?? field.label, value: text, font: font, labelShare: labelShare)
    if field.type == .url, case .text(let address) = value { block.address = WebAddress.encoded(address) }
    return block
  }

  func notes(of item: Item, size: Double) throws(FileFailure) -> [NoteBlock] {
    try notes.blocks(of: item).map { NoteBlock($0, size: size) }
  }
}

extension PictureValue {
  /// What the picture shows, for those who do not see it. A figure of a PDF needs a text, even an ornament.
  func name(in item: Item) -> String {
    guard let alt, !alt.isEmpty else { return item.name }
    return alt
  }
}
