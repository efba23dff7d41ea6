import Addresses
import Catalogue
import Language
import Templates

/// A collection as the front page shows it.
struct HomeCollection {
  let collection: Collection
  /// The published pictures by their paths as items have them.
  let pictures: [String: PublishedPicture]
}

/// The pictures of items on the front page, and the items that were added last.
struct HomeCovers {
  /// How many pictures stand for a collection.
  private static let coverLimit = 6
  /// How many items are shown as recent.
  private static let recentLimit = 12

  let collections: [HomeCollection]

  /// The names of a picture on the front page.
  static let picture = TemplateValue.record([
    "src": .absent, "srcset": .absent, "width": .absent, "height": .absent, "alt": .absent,
  ])

  /// Pictures of a collection's items, those that were added last first.
  func covers(ofCollection number: Int) -> TemplateValue {
    let pages = collections[number]
    let album = PictureAlbum(pages.collection, pages.pictures, depth: 0)
    guard album.hasMain else { return .list([], element: Self.picture) }
    var covers: [TemplateValue] = []
    for item in Self.byDate(pages.collection.items) where covers.count < Self.coverLimit {
      if let picture = cover(of: item, pages, album) { covers.append(picture) }
    }
    return .list(covers, element: Self.picture)
  }

  /// The items that were added last, of all collections.
  func recent() -> TemplateValue {
    var items: [(collection: Int, item: Item, time: Int128)] = []
    for (number, pages) in collections.enumerated() {
      let all = pages.collection.items
      for item in all.indices where all.hasMetadata(item) && !all.isDeleted(item) {
        guard let created = all[item].created else { continue }
        items.append((number, all[item], created.order))
      }
    }
    items.sort { ($0.time, $1.collection, $1.item.id) > ($1.time, $0.collection, $0.item.id) }
    return .list(
      items.prefix(Self.recentLimit).map { recent($0.item, ofCollection: $0.collection) },
      element: .record([
        "name": .absent, "href": .absent, "collection": .absent, "language": .absent,
        "picture": .record(["src": .absent, "srcset": .absent, "width": .absent, "height": .absent, "alt": .absent]),
      ]))
  }

  private func recent(_ item: Item, ofCollection number: Int) -> TemplateValue {
    let pages = collections[number]
    let album = PictureAlbum(pages.collection, pages.pictures, depth: 0)
    return .record([
      "name": .text(item.name),
      "href": .text(CollectionAddresses(pages.collection.id).href(CollectionAddresses.item(item.id))),
      "collection": .text(pages.collection.settings.title), "language": .text(item.language?.tag),
      "picture": album.card(of: item) ?? album.placeholder(),
    ])
  }

  /// The picture of an item, unless it is the one that items have by default.
  private func cover(of item: Item, _ pages: HomeCollection, _ album: PictureAlbum) -> TemplateValue? {
    guard !item.isDeleted, let image = pages.collection.settings.list.image else { return nil }
    if case .value(let value)? = pages.collection.schema.fields[image].defaultValue, item.values[image] == value {
      return nil
    }
    return album.card(of: item)
  }

  /// Items with the time at which they were added, the latest first, and then the others.
  private static func byDate(_ items: ItemArray<Item>) -> [Item] {
    let dated = items.indices.filter { items.hasMetadata($0) && items[$0].created != nil }
    if dated.isEmpty { return Array(items) }
    let times = Dictionary(uniqueKeysWithValues: dated.map { ($0, items[$0].created?.order ?? 0) })
    let known = Set(dated)
    return dated.sorted { (times[$0] ?? 0, $1) > (times[$1] ?? 0, $0) }.map { items[$0] }
      + items.indices.filter { !known.contains($0) }.map { items[$0] }
  }
}

extension PictureAlbum {
  /// Whether items have a picture that stands for them.
  var hasMain: Bool { image != nil }

  /// The picture of an item in a gallery; nil if it has none.
  func card(of item: Item) -> TemplateValue? {
    main(of: item).map { card($0, of: item) }
  }

  /// What stands in for a missing picture in a gallery.
  func placeholder() -> TemplateValue {
    card(nil, of: nil)
  }

  private func card(_ picture: Picture?, of item: Item?) -> TemplateValue {
    func text(_ slot: PictureSlot) -> TemplateValue {
      guard has(slot, picture) else { return .absent }
      var output = TemplateOutput()
      write(slot, picture, of: item, to: &output)
      return .text(String(decoding: output.bytes, as: UTF8.self))
    }
    return .record([
      "src": text(.cardSource), "srcset": text(.cardSet), "width": text(.cardWidth), "height": text(.cardHeight),
      "alt": text(.alt),
    ])
  }
}
