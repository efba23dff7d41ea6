import Addresses
import Catalogue
private import Characters
import Files
import Language
import Markdown

/// Leads the links in notes, which name files of `content/`, to the pages and pictures that become of them.
struct LinkResolver: Sendable {
  private let collections: [LinkedCollection]
  private let positions: [RelativePath: Int]
  private let knowledge: LinkKnowledge
  /// The files of the site as a whole.
  private let siteFiles: [OutputPath]

  init(_ collections: [LinkedCollection], site: SiteSettings, knowledge: LinkKnowledge) {
    siteFiles = SiteAddresses.linkable(
      hasURL: site.url != nil, hasSearch: collections.contains(where: \.isSearched))
    self.collections = collections
    self.knowledge = knowledge
    positions = Dictionary(collections.enumerated().map { (RelativePath($1.listing.id), $0) }) { first, _ in first }
  }

  /// Whether an item is left out because of what is wrong with it.
  func leavesOut(_ place: ItemPlace) -> Bool {
    knowledge.leftOut.contains(place)
  }

  /// - Parameter collection: the collection whose notes these are.
  func target(of link: MarkdownLink, in collection: String) throws(FileFailure) -> LinkTarget {
    let target = try target(of: link.destination, in: collection)
    // The page itself is no picture.
    if link.kind == .picture, target == .elsewhere, let first = link.destination.utf8.first, "#?".utf8.contains(first) {
      return .missing
    }
    guard link.kind == .picture, target == .elsewhere, let scheme = Self.scheme(of: link.destination),
      scheme != "https"
    else { return target }
    return .blockedPicture(scheme: scheme)
  }

  /// Whether there is a collection with a folder of that name.
  func hasCollection(_ folder: String) -> Bool { position(of: folder) != nil }

  /// Where a field leads that links to an item of a collection.
  func target(ofItem address: String, in collection: String) throws(FileFailure) -> LinkTarget {
    guard let position = position(of: collection), !address.hasByte(UInt8(ascii: "/")), Self.canBeName(address)
    else { return .missing }
    return try target(address + ".html", inCollectionAt: position, suffix: "", mustBeItem: true)
  }

  private func target(of destination: String, in collection: String) throws(FileFailure) -> LinkTarget {
    if destination.isEmpty { return .nothing }
    if destination.hasByte(UInt8(ascii: "@")), WebAddress.hasPassword(destination) { return .withPassword }
    if destination.hasBytes(atStart: "https:") || destination.utf8.first == UInt8(ascii: "#") {
      return .elsewhere
    }
    if let scheme = UnsafeScheme(of: destination) { return .unsafe(scheme) }
    if Self.hasHostOnly(destination) { return .schemeless }
    if Self.hasScheme(destination), !Self.mayBeItem(destination) {
      // A file that could be meant, and that no page can show: `Scan:10.pdf`.
      guard let finding = PortableName.finding(in: destination), let position = position(of: collection),
        collections[position].listing.others.contains(destination)
      else { return .elsewhere }
      return .kept(.unportable(finding))
    }
    let end = destination.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") }
    let suffix = String(Substring(destination.utf8[(end ?? destination.endIndex)...]))
    let path = String(Substring(destination.utf8[..<(end ?? destination.endIndex)]))
    if path.isEmpty { return .elsewhere }
    let target = try self.target(ofPath: PercentEncoding.decoded(path) ?? path, suffix: suffix, from: collection)
    // A file may be named `100%25.jpg` itself.
    if target.isFound || !path.hasByte(UInt8(ascii: "%")) { return target }
    let literal = try self.target(ofPath: path, suffix: suffix, from: collection)
    return literal.isFound ? literal : target
  }

  /// The position of a collection, however its folder's accents are written.
  private func position(of folder: String) -> Int? {
    positions[RelativePath(folder)] ?? positions.first { OutputPath($0.key.text) == OutputPath(folder) }?.value
  }

  private func target(
    ofPath path: String, suffix: String, from collection: String
  ) throws(FileFailure) -> LinkTarget {
    guard let parts = Self.parts(of: path, from: collection), parts.allSatisfy(Self.canBeName) else { return .missing }
    guard let folder = parts.first else { return .site(file: SiteAddresses.home, suffix: suffix) }
    if parts.count == 1, let file = siteFiles.first(where: { $0 == OutputPath(folder) }) {
      return .site(file: file, suffix: suffix)
    }
    guard let position = position(of: folder) else { return .missing }
    return try target(parts.dropFirst().joined(separator: "/"), inCollectionAt: position, suffix: suffix)
  }

  private func target(
    _ path: String, inCollectionAt position: Int, suffix: String, mustBeItem: Bool = false
  ) throws(FileFailure) -> LinkTarget {
    let (listing, pages) = (collections[position].listing, collections[position].pages)
    if path.isEmpty { return .page(collection: listing.id, file: "index.html", suffix: suffix) }
    let isMarkdown = RelativePath(path).dropping(ending: ".md") != nil
    if !isMarkdown, !mustBeItem, pages.contains(path) {
      return .page(collection: listing.id, file: path, suffix: suffix)
    }
    if let stem = Self.stem(of: path) {
      if let item = listing.item(named: stem) {
        return target(at: ItemPlace(collection: position, file: item), suffix: suffix)
      }
      let page = UnknownPage(collection: Int32(position), key: AddressKey(stem))
      if let place = knowledge.aliases[page] { return target(at: place, suffix: suffix) }
      if isMarkdown || mustBeItem || !listing.others.contains(path) {
        let ending = isMarkdown ? ".md" : ".html"
        return .unknown(page, meant: listing.stems.suggestion(for: stem, hasEndings: false).map { $0 + ending })
      }
    }
    switch try PictureFile(path, in: listing) {
    case .file(let path): return .file(collection: listing.id, path: path.text, suffix: suffix)
    case .source, .item: return .kept(.source)
    case .unreadable(let reason): return .kept(.unreadable(reason))
    case .unportable(let reason): return .kept(.unportable(reason))
    case .folder: return .missing
    case .missing:
      let file = listing.others.suggestion(for: path, hasEndings: true).flatMap { name in
        PortableName.isInside(name) && !MisnamedFiles.isSource(name) ? name : nil
      }
      return .missing(meant: Self.itemFile(for: path, in: listing) ?? file)
    }
  }

  /// The file of the item that is meant by a name without an ending, or with another ending that Markdown has.
  private static func itemFile(for path: String, in listing: CollectionListing) -> String? {
    let stem = MisnamedFiles.stem(of: path).map(String.init) ?? path
    return listing.item(named: stem).map { "\(listing.stems[$0.position]).md" }
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
    case .nothing, .elsewhere, .unsafe, .schemeless, .withPassword, .blockedPicture, .site, .page, .item, .absent,
      .file, .kept:
      true
    }
  }
}

extension LinkResolver {
  /// Whether a file can have a name, in whatever Unicode form: names have at most 255 bytes, and to compare long ones takes long.
  private static func canBeName(_ name: String) -> Bool { name.utf8.count <= 1024 }

  /// The name of the item that a path may lead to, by its file or by its page.
  private static func stem(of path: String) -> String? {
    if path.hasByte(UInt8(ascii: "/")) { return nil }
    return RelativePath(path).dropping(ending: ".md") ?? RelativePath(path).dropping(ending: ".html")
  }

  /// Whether browsers read a destination as one with a host and without a scheme: they take backslashes for slashes, and pass over tabs and line breaks
  /// anywhere, and control characters and spaces at the beginning.
  private static func hasHostOnly(_ destination: String) -> Bool {
    let start = destination.utf8.lazy.drop { $0 <= 0x20 }.filter { ![0x09, 0x0A, 0x0D].contains($0) }.prefix(2)
    return start.count == 2 && start.allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }

  /// Whether a destination that begins like a scheme can be the file of an item, such as `Maria: En bog.md`.
  private static func mayBeItem(_ destination: String) -> Bool {
    guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return true }
    let scheme = String(Substring(destination.utf8[..<colon])).lowercased()
    let path = destination.utf8.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    return !["http", "https", "mailto", "ftp"].contains(scheme) && stem(of: String(Substring(path))) != nil
  }

  /// The scheme of an address elsewhere, in small letters; nil if it has none.
  static func scheme(of destination: String) -> String? {
    guard hasScheme(destination) else { return nil }
    return String(Substring(destination.utf8.prefix { $0 != UInt8(ascii: ":") })).lowercased()
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
    var parts = path.utf8.first == UInt8(ascii: "/") ? [] : [collection]
    for part in RelativePath(path).components {
      switch part {
      case ".": continue
      case "..":
        if parts.isEmpty { return nil }
        parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts
  }
}
