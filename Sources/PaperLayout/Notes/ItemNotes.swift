import Catalogue
import Diagnostics
import Files
import FrontMatter
private import Glibc
import Language
import Markdown

/// Reads the notes of items, one at a time.
struct ItemNotes {
  private let folder: Folder
  private let markdown: MarkdownRenderer

  init(_ folder: Folder, site: SiteSettings) {
    self.folder = folder
    var options = MarkdownRenderer.Options()
    options.allowsHTML = site.allowsHTML
    options.smartPunctuation = site.smartPunctuation
    if site.smartPunctuation { options.quotationMarks = QuotationMarks(site.language.quotationMarks) }
    markdown = MarkdownRenderer(options)
  }

  /// The blocks of an item's notes; none if its file is gone since the site was read.
  func blocks(of item: Item) throws(FileFailure) -> [MarkdownBlock] {
    let name = "\(item.fileStem).md"
    let bytes: [UInt8]
    do {
      bytes = try folder.read(name).bytes
    } catch {
      if error.code == ENOENT { return [] }
      throw error
    }
    var known: [Diagnostic] = []
    let matter = FrontMatterDocument.read(SourceFile(path: name, bytes: bytes), diagnostics: &known)
    return markdown.blocks(of: bytes[matter.notes], redirect: Self.fate)
  }

  /// What becomes of a link, as on pages: no password is published, and addresses are those that browsers read.
  private static func fate(of link: MarkdownLink) -> MarkdownLink.Fate {
    if WebAddress.hasPassword(link.destination) {
      return .dropHiding(WebAddress.spellingsOfUser(in: link.destination))
    }
    return link.destination.contains("\\") ? .lead(WebAddress.encoded(link.destination)) : .keep
  }
}
