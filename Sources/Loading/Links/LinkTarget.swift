import Addresses
import Files

/// What a destination in notes leads to.
enum LinkTarget: Hashable {
  /// No address at all.
  case nothing
  /// An address elsewhere, or a place on the same page.
  case elsewhere
  /// An address that pages must not have, by its scheme.
  case unsafe(UnsafeScheme)
  /// An address with a host and without a scheme, which depends on how the page itself was opened.
  case schemeless
  /// An address elsewhere with a password, which pages must not publish.
  case withPassword
  /// A picture elsewhere that the policy of pages keeps browsers from loading, by its scheme.
  case blockedPicture(scheme: String)
  /// A file of the site as a whole: the front page, the feed, the sitemap.
  case site(file: OutputPath, suffix: String)
  /// A page of a collection that is none of an item.
  case page(collection: String, file: String, suffix: String)
  /// The page of an item.
  case item(collection: String, id: String, place: ItemPlace, suffix: String)
  /// An item that is left out, by the reason.
  case absent(ItemPlace, LinkAbsence)
  /// A file of a collection's folder that is copied.
  case file(collection: String, path: String, suffix: String)
  /// A file that is there and is not copied, by the reason.
  case kept(LinkObstacle)
  /// A page of a collection that no file makes, and the file that may be meant.
  case unknown(UnknownPage, meant: String?)
  /// Nothing that is there, and the file that may be meant.
  case missing(meant: String?)

  /// Whether the target depends on what the content has.
  var isInContent: Bool {
    switch self {
    case .nothing, .elsewhere, .unsafe, .schemeless, .withPassword, .blockedPicture, .site: false
    case .page, .item, .absent, .file, .kept, .unknown, .missing: true
    }
  }

  /// Whether pages have such an address only where HTML is allowed.
  var isUnsafe: Bool {
    switch self {
    case .unsafe, .schemeless: true
    case .nothing, .elsewhere, .withPassword, .blockedPicture, .site, .page, .item, .absent, .file, .kept, .unknown,
      .missing:
      false
    }
  }

  /// Whether a destination names a file of the content itself, and not the page that becomes of it. HTML, which is copied as it is, leads to none.
  func isSource(_ destination: String) -> Bool {
    switch self {
    case .file, .kept: true
    case .item, .absent, .unknown:
      RelativePath(String(destination.prefix { $0 != "#" && $0 != "?" })).dropping(ending: ".md") != nil
    case .nothing, .elsewhere, .unsafe, .schemeless, .withPassword, .blockedPicture, .site, .page, .missing: false
    }
  }

  /// Whether the target is an item that is left out because it is a draft.
  var isDraft: Bool { if case .absent(_, .draft) = self { true } else { false } }

  /// Nothing that is there.
  static var missing: LinkTarget { .missing(meant: nil) }
}

/// Why an item has no page.
enum LinkAbsence: Hashable {
  case draft
  case leftOut
}

/// Why a file of the content cannot be shown.
enum LinkObstacle: Hashable {
  /// It says how a collection is shown, or is an item's file below the collection's folder.
  case source
  /// Its name is one that not every system can have, for a reason that follows the name.
  case unportable(String)
  /// It cannot be read, by what the system says.
  case unreadable(String)
}
