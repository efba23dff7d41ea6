import Addresses
import Catalogue
import Diagnostics
import Files
import Language
import Markdown
import Pictures

/// Turns the notes of items into the HTML that is on their pages.
struct NotesRenderer {
  private let markdown: MarkdownRenderer
  private let links: LinkResolver
  private let collection: String
  private let addresses: CollectionAddresses
  private let allowsHTML: Bool
  private let folder: Folder
  private let pictures: PictureLibrary

  /// - Parameter listing: The files of the collection whose notes these are.
  init(site: SiteSettings, links: LinkResolver, listing: CollectionListing, pictures: PictureLibrary) {
    var options = MarkdownRenderer.Options()
    options.allowsHTML = site.allowsHTML
    options.smartPunctuation = site.smartPunctuation
    if site.smartPunctuation { options.quotationMarks = QuotationMarks(site.language.quotationMarks) }
    markdown = MarkdownRenderer(options)
    allowsHTML = site.allowsHTML
    self.links = links
    self.pictures = pictures
    collection = listing.id
    folder = listing.folder
    addresses = CollectionAddresses(listing.id)
  }

  /// Adds the HTML of the notes in `file`, the pictures they show, where they lead and what is wrong with their links to `run` and `findings`.
  ///
  /// - Parameters:
  ///   - place: the item itself.
  ///   - findings: gets what depends on other files.
  /// - Throws: a failure that says nothing about the item or the files that it shows.
  func render(
    _ file: SourceFile, _ read: ItemFile, at place: ItemPlace, findings: inout FileFindings,
    into run: inout ItemRun
  ) throws(FileFailure) {
    let notes = file.bytes[read.notes]
    if notes.allSatisfy({ $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }) { return }
    var found = LinkFindings(place)
    let omitted = try markdown.render(notes, to: &run.html) { (link) throws(FileFailure) in
      let target = try links.target(of: link, in: collection)
      if link.kind == .html {
        found.note(target)
        return target.isSource(link.destination) ? .drop : .keep
      }
      if allowsHTML, target.isUnsafe { return .keep }
      found.note(target)
      if let problem = target.problem(for: link, in: collection), !(read.isDraft && target.isDraft) {
        found.problems.append((link, problem))
        // The page's layout, and with it the policy, may be the site's own.
        if case .blockedPicture = target { return try fate(of: link, .elsewhere, &found) }
        if case .withPassword = target { return .dropHiding(WebAddress.spellingsOfUser(in: link.destination)) }
        return .drop
      }
      if case .file(_, let path, _) = target, let problem = try problem(of: link, leadingTo: path) {
        found.problems.append((link, problem))
        return .drop
      }
      return try fate(of: link, target, &found)
    }
    var places = LinkPlaces(file, read)
    var diagnostics = found.problems.map { link, problem in problem.diagnostic(in: file, at: places.range(of: link)) }
    if !omitted.isEmpty {
      let first = file.location(ofByte: notes.startIndex).line
      diagnostics += omitted.map { markup in
        let (id, message) = markup.kind.finding
        return .warning(id, in: file.path, at: SourceLocation(line: first + markup.line - 1, column: 1), message)
      }
    }
    var oversights = markdown.lostDefinitions(in: notes).map { ($0.start, $0.finding) }
    oversights += markdown.shownMarkup(in: notes).map { ($0.start, $0.form.finding) }
    oversights.sort { $0.0 < $1.0 }
    var (start, location) = (notes.startIndex, SourceLocation.start)
    if !oversights.isEmpty { location = file.location(ofByte: start) }
    for (place, (id, message)) in oversights {
      location = file.range(of: start..<place, from: location).end
      start = place
      diagnostics.append(.warning(id, in: file.path, at: location, message))
    }
    findings.diagnostics += Self.limited(diagnostics)
    findings.pictures += found.pictures.sorted().map(\.text)
    findings.hasReferences = findings.hasReferences || found.hasReferences
    run.links += found.links
    run.unknownPages.formUnion(found.unknownPages)
  }

  /// How many findings of one kind are reported in the notes of one item.
  private static let limit = 1_000

  /// The first findings of each kind, the last of which says how many more there are.
  private static func limited(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.count <= limit { return diagnostics }
    return Dictionary(grouping: diagnostics, by: \.id).values.flatMap { same in
      var shown = Array(same.prefix(limit))
      let rest = same.count - shown.count
      if rest > 0 { shown[limit - 1].message += " (and \(rest) more of this kind in these notes)" }
      return shown
    }
  }

  private func fate(
    of link: MarkdownLink, _ target: LinkTarget, _ found: inout LinkFindings
  ) throws(FileFailure) -> MarkdownLink.Fate {
    switch target {
    case .elsewhere:
      let address = WebAddress.encoded(link.destination)
      return address == link.destination ? .keep : .lead(address)
    case .site(let file, let suffix): return .lead(SiteAddresses.href(file, depth: 1) + suffix)
    case .page(let other, let file, let suffix): return .lead(page(file, of: other) + suffix)
    case .item(let other, let id, _, let suffix):
      return .lead(page(CollectionAddresses.item(id), of: other) + suffix)
    case .file(_, let path, let suffix):
      found.pictures.insert(RelativePath(path))
      guard let picture = try entry(at: path).published else {
        return .lead(SiteAddresses.href(addresses.picture(path), depth: 1) + suffix)
      }
      return link.kind == .picture ? .show(shown(picture)) : .lead(address(of: picture) + suffix)
    case .nothing, .unsafe, .schemeless, .withPassword, .blockedPicture, .absent, .kept, .unknown, .missing:
      return .drop
    }
  }

  private func page(_ file: String, of other: String) -> String {
    CollectionAddresses(other).href(file, from: addresses)
  }
}

// MARK: - Pictures

extension NotesRenderer {
  /// How wide pages show pictures in notes.
  private static let sizes = "(min-width: 48rem) 40rem, calc(100vw - 4.5rem)"

  private func entry(at path: String) throws(FileFailure) -> PictureEntry {
    try pictures.entry(RelativePath(path), ofCollection: collection, in: folder)
  }

  /// Why a link cannot lead to a file, or a picture cannot show it.
  private func problem(of link: MarkdownLink, leadingTo path: String) throws(FileFailure) -> LinkProblem? {
    switch try entry(at: path).content {
    case .picture: nil
    case .other: link.kind == .picture ? .picture(link.destination, .notAPicture) : nil
    case .invalid(let failure): .picture(link.destination, failure)
    case .unreadable(let failure): .unreadable("'\(link.destination)' cannot be copied: \(failure.reason)")
    }
  }

  private func shown(_ picture: PublishedPicture) -> MarkdownPicture {
    MarkdownPicture(
      address: addresses.picturesHref + PercentEncoding.encoded(picture.largest.path),
      set: picture.set(in: addresses.picturesHref), sizes: Self.sizes, width: picture.largest.width,
      height: picture.largest.height)
  }

  /// Where a link to the picture leads: to the original if that is published.
  private func address(of picture: PublishedPicture) -> String {
    addresses.picturesHref + PercentEncoding.encoded(picture.original ?? picture.largest.path)
  }
}
