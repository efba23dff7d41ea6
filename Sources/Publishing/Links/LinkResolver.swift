import Catalogue
import Files
import Language

/// Leads the links in notes, which name files of `content/`, to the pages and pictures that become of them.
package struct LinkResolver: Sendable {
  /// What a destination in notes is.
  enum Target: Hashable {
    /// An address elsewhere, or a place on the same page.
    case elsewhere
    /// One that pages must not have.
    case forbidden
    /// The page of an item, or a collection's list, which has the stem `index`.
    case item(collection: String, stem: String, suffix: String)
    /// A file of a collection's folder that is copied.
    case file(collection: String, path: String)
    /// Nothing that is there.
    case missing

    /// Whether the target depends on what files the content has.
    var isInContent: Bool {
      switch self {
      case .elsewhere, .forbidden: false
      case .item, .file, .missing: true
      }
    }
  }

  private let collections: [String: CollectionListing]

  init(listings: [CollectionListing]) {
    collections = Dictionary(listings.map { ($0.id, $0) }) { first, _ in first }
  }

  func target(of destination: String, in collection: String) -> Target {
    if destination.isEmpty || destination.hasPrefix("#") || destination.hasPrefix("/") { return .elsewhere }
    if let scheme = Self.scheme(of: destination) { return scheme == "data" ? .forbidden : .elsewhere }
    let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    let suffix = String(destination[end...])
    guard let path = PercentEncoding.decoded(String(destination[..<end])), let place = resolve(path, from: collection)
    else {
      return .missing
    }
    guard let listing = collections[place.collection] else { return .missing }
    if ["", "index.html", "collection.yaml"].contains(place.path) {
      return .item(collection: place.collection, stem: "index", suffix: suffix)
    }
    if let stem = Self.stem(of: place.path), listing.stems.contains(stem) {
      return .item(collection: place.collection, stem: nfc(stem), suffix: suffix)
    }
    return listing.hasFile(place.path) ? .file(collection: place.collection, path: place.path) : .missing
  }

  /// The name of the item that a path may lead to, by its file or by its page.
  private static func stem(of path: String) -> String? {
    guard !path.contains("/") else { return nil }
    if path.hasSuffix(".md") { return String(path.dropLast(3)) }
    return path.hasSuffix(".html") ? String(path.dropLast(5)) : nil
  }

  /// The letters before the first colon, if they can be the scheme of an address.
  private static func scheme(of destination: String) -> String? {
    guard let colon = destination.firstIndex(of: ":") else { return nil }
    let scheme = destination[..<colon]
    let isScheme =
      scheme.first?.isLetter == true
      && scheme.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      }
    return isScheme ? scheme.lowercased() : nil
  }

  /// The collection and the path in it that a relative path leads to; nil if it leads out of the content.
  private func resolve(_ path: String, from collection: String) -> (collection: String, path: String)? {
    var parts = [collection]
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.isEmpty { return nil }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    guard let folder = parts.first else { return nil }
    return (folder, parts.dropFirst().joined(separator: "/"))
  }
}
