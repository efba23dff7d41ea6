import Addresses
import Catalogue
import Language
import Templates

/// The page that shows one picture of an item alone, with the way to the others. Everything on it is known when it is compiled.
struct PicturePage {
  /// How many folders below the front page it is.
  static let depth = 2

  let item: Item
  let album: PictureAlbum
  /// The pictures of the item that have pages, and which of them this is.
  let pictures: [PictureAlbum.Picture]
  let number: Int

  func context(
    _ collection: Collection, names: SiteVocabulary, collectionNames: TemplateValue, formatter: ItemFormatter
  ) -> TemplateValue {
    let picture = pictures[number]
    let address = CollectionAddresses(collection.id).href(CollectionAddresses.picturePage(picture.page ?? ""))
    var context = names.names(
      depth: Self.depth, title: .text(title), address: .text((names.site.url ?? "") + address), of: collection.settings)
    context["collection"] = collectionNames
    context["item"] = .record([
      "name": .text(item.name),
      "href": .text("../" + CollectionAddresses.href(CollectionAddresses.item(item.id))),
    ])
    context["picture"] = .record([
      "src": text(.source), "srcset": text(.set), "width": text(.width), "height": text(.height), "alt": text(.alt),
      "caption": .text(picture.value.caption),
      "position": .text("\(formatter.values.integer(number + 1)) / \(formatter.values.integer(pictures.count))"),
    ])
    context["neighbours"] = .flag(pictures.count > 1)
    context["previous"] = neighbour(number - 1)
    context["next"] = neighbour(number + 1)
    return .record(context)
  }

  /// The names that the page has, without values, for checks.
  static func blank(names: SiteVocabulary, collectionNames: TemplateValue) -> TemplateValue {
    var context = names.names(depth: depth, title: .text(""), address: .text(""))
    let neighbour = TemplateValue.record(["href": .absent], itself: .absent)
    context.merge([
      "collection": collectionNames, "item": .record(["name": .absent, "href": .absent]),
      "picture": .record([
        "src": .absent, "srcset": .absent, "width": .absent, "height": .absent, "alt": .absent, "caption": .absent,
        "position": .absent,
      ]),
      "neighbours": .flag(false), "previous": neighbour, "next": neighbour,
    ]) { _, own in own }
    return .record(context)
  }

  private var title: String {
    let caption = pictures[number].value.caption ?? pictures[number].value.alt ?? ""
    return caption.isEmpty ? "\(item.name), \(number + 1)" : "\(caption), \(item.name)"
  }

  private func text(_ slot: PictureSlot) -> TemplateValue {
    guard album.has(slot, pictures[number]) else { return .absent }
    var output = TemplateOutput()
    album.write(slot, pictures[number], of: item, to: &output)
    return .text(String(decoding: output.bytes, as: UTF8.self))
  }

  private func neighbour(_ number: Int) -> TemplateValue {
    let element: [String: TemplateValue] = ["href": .absent]
    guard pictures.indices.contains(number), let page = pictures[number].page else {
      return .record(element, itself: .absent)
    }
    return .record(["href": .text(OutputPath("\(page).html").url)])
  }
}
