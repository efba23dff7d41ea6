import Catalogue
import Diagnostics
import Language
import Markdown

/// Turns the notes of items into the HTML that stands on their pages.
struct NotesRenderer {
  private let markdown: MarkdownRenderer
  private let links: LinkResolver
  private let collection: String
  private let allowsHTML: Bool

  init(site: SiteSettings, links: LinkResolver, collection: String) {
    var options = MarkdownRenderer.Options()
    options.allowsHTML = site.allowsHTML
    options.smartPunctuation = site.smartPunctuation
    markdown = MarkdownRenderer(options)
    allowsHTML = site.allowsHTML
    self.links = links
    self.collection = collection
  }

  /// Adds the HTML of the notes in `file` to `html`, the pictures they show and what is wrong with their links to `findings`, and where they lead to
  /// `references`.
  ///
  /// - Parameter place: the item itself.
  func render(
    _ file: SourceFile, _ read: ItemFile, at place: ItemPlace, to html: inout [UInt8],
    findings: inout FileFindings, references: inout NoteReferences
  ) {
    let notes = file.bytes[read.notes]
    if notes.allSatisfy({ $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }) { return }
    var found = FileFindings()
    var problems: [(link: MarkdownLink, problem: LinkProblem)] = []
    markdown.render(notes, to: &html) { link in
      let target = links.target(of: link.destination, in: collection)
      if allowsHTML, case .unsafe = target { return .keep }
      found.hasReferences = found.hasReferences || target.isInContent
      references.add(target, from: place)
      if let problem = target.problem(for: link, in: collection) {
        problems.append((link, problem))
        return .drop
      }
      return fate(of: link, target, &found.pictures)
    }
    for (link, problem) in problems {
      findings.diagnostics.append(problem.diagnostic(in: file, at: link.location(in: file, read)))
    }
    findings.pictures += found.pictures
    findings.hasReferences = findings.hasReferences || found.hasReferences
  }

  private func fate(of link: MarkdownLink, _ target: LinkTarget, _ pictures: inout [String]) -> MarkdownLink.Fate {
    switch target {
    case .elsewhere:
      let address = WebAddress.encoded(link.destination)
      return address == link.destination ? .keep : .lead(address)
    case .home(let suffix): return .lead("../index.html\(suffix)")
    case .page(let other, let file, let suffix): return .lead(page(PercentEncoding.encoded(file), of: other) + suffix)
    case .item(let other, let id, _, let suffix):
      return .lead(page(PercentEncoding.encoded(id) + ".html", of: other) + suffix)
    case .file(_, let path, let suffix):
      pictures.append(path)
      return .lead("../assets/\(PercentEncoding.encoded(nfc("\(collection)/\(path)")))\(suffix)")
    case .unsafe, .absent, .kept, .unknown, .missing: return .drop
    }
  }

  private func page(_ file: String, of other: String) -> String {
    other == collection ? file : "../\(PercentEncoding.encoded(other))/\(file)"
  }
}
