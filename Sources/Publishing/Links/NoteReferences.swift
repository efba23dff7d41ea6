/// What the links of notes lead to, as far as others have to know.
struct NoteReferences: Sendable {
  /// Which items link to which.
  private(set) var links: [ItemLink] = []
  /// The pages that links ask for and that no file makes.
  private(set) var unknownPages: Set<UnknownPage> = []

  /// - Parameter place: the item whose notes lead to `target`.
  mutating func add(_ target: LinkTarget, from place: ItemPlace) {
    switch target {
    case .item(_, _, let other, _), .absent(let other, _): links.append(ItemLink(from: place, to: other))
    case .unknown(let page, _): unknownPages.insert(page)
    default: break
    }
  }

  mutating func add(_ others: NoteReferences) {
    links += others.links
    unknownPages.formUnion(others.unknownPages)
  }
}
