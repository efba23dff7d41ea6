import Catalogue
import Diagnostics
import Language
import Markdown

/// Turns the notes of items into the HTML that stands on their pages.
struct NotesRenderer {
  private let markdown: MarkdownRenderer
  private let links: LinkResolver
  private let collection: String

  init(site: SiteSettings, links: LinkResolver, collection: String) {
    var options = MarkdownRenderer.Options()
    options.allowsHTML = site.allowsHTML
    options.smartPunctuation = site.smartPunctuation
    if site.smartPunctuation {
      let (outer, inner) = site.language.quotationMarks
      options.quotationMarks = QuotationMarks(
        start: outer.start, end: outer.end, innerStart: inner.start, innerEnd: inner.end)
    }
    markdown = MarkdownRenderer(options)
    self.links = links
    self.collection = collection
  }

  /// Adds the HTML of the notes in `file` to `html`, and the pictures they show and what is wrong with their links to `findings`.
  func render(_ file: SourceFile, _ read: ItemFile, to html: inout [UInt8], findings: inout FileFindings) {
    let notes = file.bytes[read.notes]
    if notes.allSatisfy({ $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }) { return }
    var found: [Diagnostic] = []
    var pictures: [String] = []
    var hasReferences = false
    markdown.render(notes, to: &html) { link in
      let target = links.target(of: link.destination, in: collection)
      hasReferences = hasReferences || target.isInContent
      switch target {
      case .elsewhere:
        return .keep
      case .item(collection, let stem, let suffix):
        return .lead("\(PercentEncoding.encoded(stem)).html\(suffix)")
      case .item(let other, let stem, let suffix):
        return .lead("../\(PercentEncoding.encoded("\(other)/\(stem)")).html\(suffix)")
      case .file(collection, let path):
        pictures.append(path)
        return .lead("../assets/\(PercentEncoding.encoded("\(collection)/\(path)"))")
      case .file(let other, let path):
        found.append(
          finding(
            .brokenLink, link, in: file, read,
            "'\(path)' stands in '\(other)'; a page shows files of its own collection"))
        return .drop
      case .forbidden:
        found.append(
          finding(.brokenLink, link, in: file, read, "links that carry their data themselves are left out"))
        return .drop
      case .missing:
        found.append(finding(.brokenLink, link, in: file, read, "there is no '\(link.destination)' in the content"))
        return .keep
      }
    }
    findings.diagnostics += found
    findings.pictures += pictures
    findings.hasReferences = findings.hasReferences || hasReferences
  }

  private func finding(
    _ id: DiagnosticID, _ link: MarkdownLink, in file: SourceFile, _ read: ItemFile, _ message: String
  ) -> Diagnostic {
    let line = read.notesLine + max(0, link.line - 1)
    return .warning(id, in: file.path, at: SourceLocation(line: line, column: max(1, link.column)), message)
  }
}
