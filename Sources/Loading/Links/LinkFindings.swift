import Files
import Markdown

/// What the links of one item's notes lead to, as far as others have to know.
struct LinkFindings {
  var problems: [(link: MarkdownLink, problem: LinkProblem)] = []
  var pictures: Set<RelativePath> = []
  private(set) var links: [ItemLink] = []
  private(set) var unknownPages: Set<UnknownPage> = []
  private let place: ItemPlace

  /// - Parameter place: the item whose notes these are.
  init(_ place: ItemPlace) {
    self.place = place
  }

  /// Whether a link leads into the content, or ought to.
  private(set) var hasReferences = false

  mutating func note(_ target: LinkTarget) {
    hasReferences = hasReferences || target.isInContent
    switch target {
    case .item(_, _, let other, _), .absent(let other, _): links.append(ItemLink(from: place, to: other))
    case .unknown(let page, _): unknownPages.insert(page)
    case .nothing, .elsewhere, .unsafe, .schemeless, .withPassword, .blockedPicture, .site, .page, .file, .kept,
      .missing:
      break
    }
  }
}
