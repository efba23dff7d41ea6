import Addresses
import Catalogue
import Templates

/// The pictures of a collection's items.
struct PictureAlbum {
  /// A picture of an item.
  struct Picture {
    let value: PictureValue
    let published: PublishedPicture
    /// The name of the page that shows it alone, without `.html`; nil if it has none.
    let page: String?
  }

  /// The field with the picture that stands for an item.
  let image: Int?
  /// The fields that hold pictures.
  private let fields: [Int]
  /// Those that hold several, each with a page of its own.
  private let several: Set<Int>
  private let published: [String: PublishedPicture]
  /// The address of the collection's pictures from its pages.
  private let folder: String
  private let depth: Int
  /// The collection's folder.
  private let collection: String

  /// - Parameter depth: How many folders below the front page the pages are.
  init(_ collection: Collection, _ published: [String: PublishedPicture], depth: Int = 1) {
    image = collection.settings.list.image
    let fields = collection.schema.fields
    self.fields = fields.indices.filter { fields[$0].type.isPictorial }
    several = Set(fields.indices.filter { fields[$0].type == .images })
    self.published = published
    self.collection = collection.id
    self.depth = depth
    folder = CollectionAddresses(collection.id).picturesHref(depth: depth)
  }

  /// Whether the items have no fields that hold pictures.
  var isEmpty: Bool { fields.isEmpty }

  /// The picture that stands for an item.
  func main(of item: Item) -> Picture? {
    guard let image, let value = item.values[image].pictures.first, let picture = published[value.file] else {
      return nil
    }
    return Picture(
      value: value, published: picture,
      page: several.contains(image) ? pages(of: item).first { $0.value == value }?.page : nil)
  }

  /// The pictures of an item besides that one.
  func others(of item: Item) -> [Picture] {
    if isEmpty { return [] }
    // One that an item has twice has two pages.
    var pages = Dictionary(grouping: several.isEmpty ? [] : pages(of: item), by: \.value).mapValues { $0[...] }
    return fields.flatMap { field -> [Picture] in
      item.values[field].pictures.enumerated().compactMap { number, value in
        let page = several.contains(field) ? pages[value]?.popFirst()?.page : nil
        if field == image && number == 0 { return nil }
        return published[value.file].map { Picture(value: value, published: $0, page: page) }
      }
    }
  }

  /// All pictures of an item, the one that stands for it first.
  func all(of item: Item) -> [Picture] {
    isEmpty ? [] : (main(of: item).map { [$0] } ?? []) + others(of: item)
  }

  /// The whole address of a picture in its largest size; without a site's address, the one from the collection's pages.
  func address(of picture: Picture, site: String?) -> String {
    let path = PercentEncoding.encoded(picture.published.largest.path)
    return site.map { "\($0)\(CollectionAddresses(collection).picturesHref(depth: 0))\(path)" } ?? folder + path
  }

  /// The pictures of an item that have a page of their own, in their order.
  func pages(of item: Item) -> [Picture] {
    var taken: Set<AddressKey> = []
    // For each name, the number that was given last: all before it are taken.
    var numbers: [AddressKey: Int] = [:]
    return several.sorted().flatMap { item.values[$0].pictures }.compactMap { value in
      guard let picture = published[value.file] else { return nil }
      let stem = Self.stem(of: value.file)
      let key = AddressKey(stem)
      var number = numbers[key] ?? 1
      var name = number == 1 ? stem : "\(stem)-\(number)"
      while !taken.insert(AddressKey(name)).inserted {
        number += 1
        name = "\(stem)-\(number)"
      }
      numbers[key] = number
      var page = "\(item.id).\(name)"
      if page.utf8.count > Self.pageLimit { page = PortableName.shortened(page, to: Self.pageLimit - 9, of: page) }
      return Picture(value: value, published: picture, page: page)
    }
  }

  /// The most bytes that the name of a page has, without `.html`.
  private static let pageLimit = 250

  /// The path of a picture as a part of an address: without its ending, and without dots and slashes.
  private static func stem(of path: String) -> String {
    let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) ?? path.endIndex
    let stem = path.utf8[..<dot].map { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") ? UInt8(ascii: "-") : byte
    }
    return String(decoding: stem, as: UTF8.self)
  }
}

// MARK: - Slots

extension PictureAlbum {
  /// What stands in for a missing picture.
  private static let placeholder = SiteAddresses.asset("no-picture.svg")
  private static let placeholderEdge = "112"
  /// The pixels that the longest edge of a thumbnail and of a picture in a gallery needs on a dense screen.
  private static let thumbnailEdge = 112
  private static let cardEdge = 480

  func has(_ slot: PictureSlot, _ picture: Picture?) -> Bool {
    switch slot {
    case .missing: picture == nil
    case .caption: picture?.value.caption != nil
    case .page: picture?.page != nil
    case .set: picture.map { !$0.published.set(in: "").isEmpty } ?? false
    case .cardSet: picture.map { !$0.published.set(in: "", forEdge: Self.cardEdge).isEmpty } ?? false
    case .alt: picture.map { $0.value.alt != "" } ?? false
    case .source, .width, .height, .cardSource, .cardWidth, .cardHeight, .thumbnailSource, .thumbnailWidth,
      .thumbnailHeight, .rows:
      true
    }
  }

  func write(_ slot: PictureSlot, _ picture: Picture?, of item: Item?, to output: inout TemplateOutput) {
    guard let picture else { return writePlaceholder(slot, to: &output) }
    let variant =
      switch slot {
      case .thumbnailSource, .thumbnailWidth, .thumbnailHeight: picture.published.variant(ofEdge: Self.thumbnailEdge)
      case .cardSource, .cardWidth, .cardHeight: picture.published.variant(ofEdge: Self.cardEdge)
      case .source, .width, .height, .set, .cardSet, .alt, .caption, .page, .missing, .rows: picture.published.largest
      }
    switch slot {
    case .source, .cardSource, .thumbnailSource:
      output.write(folder)
      output.write(PercentEncoding.encoded(variant.path))
    case .width, .cardWidth, .thumbnailWidth: output.write(String(variant.width))
    case .height, .cardHeight, .thumbnailHeight: output.write(String(variant.height))
    case .set: output.write(picture.published.set(in: folder))
    case .cardSet: output.write(picture.published.set(in: folder, forEdge: Self.cardEdge))
    case .alt: output.write(picture.value.alt ?? item?.name ?? "")
    case .caption: output.write(picture.value.caption ?? "")
    case .page:
      if let page = picture.page { output.write(CollectionAddresses.href(CollectionAddresses.picturePage(page))) }
    case .missing, .rows: break
    }
  }

  private func writePlaceholder(_ slot: PictureSlot, to output: inout TemplateOutput) {
    switch slot {
    case .source, .cardSource, .thumbnailSource: output.write(SiteAddresses.href(Self.placeholder, depth: depth))
    case .width, .height, .cardWidth, .cardHeight, .thumbnailWidth, .thumbnailHeight:
      output.write(Self.placeholderEdge)
    case .set, .cardSet, .alt, .caption, .page, .missing, .rows: break
    }
  }
}
