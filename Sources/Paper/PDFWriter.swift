import Catalogue
private import Characters
import Concurrency
package import Files
private import Glibc
import Language
package import PaperLayout
import PaperShim

/// Lays a collection out and writes it as PDF.
package struct PDFWriter {
  private let source: PrintSource
  private let options: PrintOptions
  private let folder: Folder
  private let makeCache: () -> ThumbnailCache
  private let trial: DrawingTrial?

  /// - Parameters:
  ///   - folder: the collection's, with its pictures.
  ///   - cache: where pictures that were scaled down are kept; it is made only if there are pictures.
  ///   - trial: where SVG pictures are drawn first; nil to trust them.
  package init(
    _ source: PrintSource, options: PrintOptions, folder: Folder, cache: @autoclosure @escaping () -> ThumbnailCache,
    trial: DrawingTrial? = nil
  ) {
    self.source = source
    self.options = options
    self.folder = folder
    self.makeCache = cache
    self.trial = trial
  }

  /// What was written.
  package struct Result {
    package let pages: Int
    /// Why pictures are not shown, by their paths in the collection's folder.
    package let unreadablePictures: [String: String]
    /// Characters that no font has, each with a text that it is in.
    package let unknownCharacters: [Unicode.Scalar: String]
    /// QR codes that are too fine to be read from paper, by their addresses: the sides of their cells, in points.
    package let fineCodes: [String: Double]
  }

  /// Writes the PDF at a path. What was there stays until the new file is whole.
  ///
  /// - Throws: `NoFonts`, `TableTooWide`, `FileFailure` or `Interruption`.
  package func write(to path: String) throws -> Result {
    let language = source.site.language
    let measurer = try PangoMeasurer(language: language.tag)
    let document = try PrintedDocument.layOut(source, options: options, folder: folder, measurer: measurer)
    try Interruption.check()
    let drawn = document.pictures
    let pictures = PaperPictures(
      folder, cache: drawn.isEmpty ? ThumbnailCache(folder: nil) : makeCache(), trial: trial)
    try pictures.prepare(drawn)
    let file = try OutputFile(at: path)
    let canvas = try draw(document, into: file, at: path, measurer: measurer, pictures: pictures)
    try PDFTail.append(
      to: file.descriptor, at: path, language: language.tag, isRightToLeft: language.direction == .rightToLeft,
      alternatives: canvas.alternatives)
    try Interruption.check()
    try file.keep()
    return Result(
      pages: document.pageCount, unreadablePictures: pictures.findings, unknownCharacters: measurer.unknown,
      fineCodes: canvas.fineCodes)
  }

  private func draw(
    _ document: any Printable, into file: OutputFile, at path: String, measurer: PangoMeasurer,
    pictures: PaperPictures
  ) throws -> PDFCanvas {
    guard let pdf = paper_document_open(file.descriptor, document.size.width, document.size.height) else {
      throw FileFailure("write", path, code: ENOMEM)
    }
    describe(pdf)
    let canvas = PDFCanvas(
      pdf, pango: measurer, pictures: pictures, width: document.size.width,
      isRightToLeft: source.site.language.direction == .rightToLeft,
      marking: TableMarking(rows: source.itemCount))
    paper_tag_begin(pdf, ElementKind.document.rawValue)
    do {
      try document.draw(on: canvas) { _ in
        try Interruption.check()
        let error = paper_document_error(pdf)
        if error != 0 { throw FileFailure("write", path, code: error > 0 ? error : EIO) }
        if let shortage = pictures.shortage { throw shortage }
      }
      if let shortage = pictures.shortage { throw shortage }
    } catch {
      _ = paper_document_close(pdf)
      throw error
    }
    paper_tag_end(pdf, ElementKind.document.rawValue)
    addBookmarks(of: document, to: pdf)
    let error = paper_document_close(pdf)
    if error != 0 { throw FileFailure("write", path, code: error > 0 ? error : EIO) }
    return canvas
  }

  private func describe(_ pdf: OpaquePointer) {
    let date = RawText.text(of: source.date)
    let texts = [source.documentTitle, source.settings.owner ?? "", source.subject].map(PageCharacters.replacing)
    paper_document_describe(pdf, texts[0], texts[1], texts[2], "Vitrine", "\(date)T00:00:00+00:00")
  }

  private func addBookmarks(of document: any Printable, to pdf: OpaquePointer) {
    var parents: [Int32] = [0]
    for bookmark in document.bookmarks {
      parents = Array(parents.prefix(bookmark.level + 1))
      let title = PageCharacters.replacing(in: bookmark.title)
      let number = paper_document_add_bookmark(pdf, parents.last ?? 0, title, bookmark.destination)
      parents.append(number)
    }
  }
}
