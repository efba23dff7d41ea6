import Addresses
import Catalogue
import Files
import Language

/// Leads the links in notes, which name files of `content/`, to the pages and pictures that become of them.
struct LinkResolver: Sendable {
  private let collections: [LinkedCollection]
  private let positions: [RelativePath: Int]
  private let knowledge: LinkKnowledge
  /// The files of the site as a whole.
  private let siteFiles: [OutputPath]

  init(_ collections: [LinkedCollection], site: SiteSettings, knowledge: LinkKnowledge) {
    siteFiles = SiteAddresses.linkable(hasURL: site.url != nil)
    self.collections = collections
    self.knowledge = knowledge
    positions = Dictionary(collections.enumerated().map { (RelativePath($1.listing.id), $0) }) { first, _ in first }
  }

  /// Whether an item is left out because of what is wrong with it.
  func leavesOut(_ place: ItemPlace) -> Bool {
    knowledge.leftOut.contains(place)
  }

  /// - Parameter collection: the collection whose notes these are.
  func target(of destination: String, in collection: String) -> LinkTarget {
    if destination.isEmpty { return .nothing }
    if destination.hasPrefix("https:") || destination.hasPrefix("#") || destination.hasPrefix("//") {
      return .elsewhere
    }
    if let scheme = UnsafeScheme(of: destination) { return .unsafe(scheme) }
    if Self.hasScheme(destination) { return .elsewhere }
    let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    let suffix = String(destination[end...])
    let path = String(destination[..<end])
    if path.isEmpty { return .elsewhere }
    let target = self.target(ofPath: PercentEncoding.decoded(path) ?? path, suffix: suffix, from: collection)
    // A file may be named `100%25.jpg` itself.
    if target.isFound || !path.utf8.contains(UInt8(ascii: "%")) { return target }
    let literal = self.target(ofPath: path, suffix: suffix, from: collection)
    return literal.isFound ? literal : target
  }

  /// The position of a collection, however its folder's accents are written.
  private func position(of folder: String) -> Int? {
    positions[RelativePath(folder)] ?? positions.first { OutputPath($0.key.text) == OutputPath(folder) }?.value
  }

  private func target(ofPath path: String, suffix: String, from collection: String) -> LinkTarget {
    guard let parts = Self.parts(of: path, from: collection) else { return .missing }
    guard let folder = parts.first else { return .site(file: SiteAddresses.home, suffix: suffix) }
    if parts.count == 1, let file = siteFiles.first(where: { $0 == OutputPath(folder) }) {
      return .site(file: file, suffix: suffix)
    }
    guard let position = position(of: folder) else { return .missing }
    return target(parts.dropFirst().joined(separator: "/"), inCollectionAt: position, suffix: suffix)
  }

  private func target(_ path: String, inCollectionAt position: Int, suffix: String) -> LinkTarget {
    let (listing, pages) = (collections[position].listing, collections[position].pages)
    if path.isEmpty { return .page(collection: listing.id, file: "index.html", suffix: suffix) }
    if !path.hasSuffix(".md"), pages.contains(path) { return .page(collection: listing.id, file: path, suffix: suffix) }
    if let stem = Self.stem(of: path) {
      if let item = listing.item(named: stem) {
        return target(at: ItemPlace(collection: position, file: item), suffix: suffix)
      }
      let page = UnknownPage(collection: Int32(position), key: AddressKey(stem))
      if let place = knowledge.aliases[page] { return target(at: place, suffix: suffix) }
      if path.hasSuffix(".md") || !listing.others.contains(path) {
        let ending = path.dropFirst(stem.count)
        return .unknown(page, meant: listing.stems.suggestion(for: stem, hasEndings: false).map { $0 + ending })
      }
    }
    switch PictureFile(path, in: listing) {
    case .file(let path): return .file(collection: listing.id, path: path.text, suffix: suffix)
    case .source, .item: return .kept(.source)
    case .unreadable(let reason): return .kept(.unreadable(reason))
    case .folder: return .missing
    case .missing: return .missing(meant: listing.others.suggestion(for: path, hasEndings: true))
    }
  }

  private func target(at place: ItemPlace, suffix: String) -> LinkTarget {
    if knowledge.drafts.contains(place) { return .absent(place, .draft) }
    if knowledge.leftOut.contains(place) { return .absent(place, .leftOut) }
    let listing = collections[place.collection].listing
    return .item(collection: listing.id, id: nfc(listing.stems[place.file.position]), place: place, suffix: suffix)
  }
}

extension LinkTarget {
  fileprivate var isFound: Bool {
    switch self {
    case .missing, .unknown: false
    default: true
    }
  }
}

extension LinkResolver {
  /// The name of the item that a path may lead to, by its file or by its page.
  private static func stem(of path: String) -> String? {
    guard !path.contains("/") else { return nil }
    if path.hasSuffix(".md") { return String(path.dropLast(3)) }
    return path.hasSuffix(".html") ? String(path.dropLast(5)) : nil
  }

  /// Whether the characters before the first colon can be the scheme of an address (RFC 3986).
  private static func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = destination.utf8[..<colon]
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    return scheme.first.map(isLetter) == true
      && scheme.allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) }
  }

  /// The parts of the path from `content/`; nil if it leads out of there. A path that begins with a slash begins in `content/`.
  private static func parts(of path: String, from collection: String) -> [String]? {
    var parts = path.hasPrefix("/") ? [] : [collection]
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.isEmpty { return nil }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    return parts
  }
}
