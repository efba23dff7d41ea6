import Addresses
import BuildCache
import Catalogue
import Files
import Loading
import Pictures
import Rendering
import Staging

/// Renders the files of a plan and adds them to an output. Each thread has a writer of its own.
struct OutputWriter {
  private let build: BuildWork
  private let tree: OutputTree
  private var renderer: FileRenderer

  init(_ build: BuildWork, to tree: OutputTree) {
    self.build = build
    self.tree = tree
    renderer = FileRenderer(build.content, PageRenderer(build.site), pictures: build.pictures.pictures)
  }

  /// Does a job.
  mutating func write(_ job: WriteJob) throws -> WriteResult {
    switch job {
    case .file(let position): .files(try write(build.plan.files[position]))
    case .pictures(let positions): .files(try writePictures(positions.map { build.plan.files[$0] }))
    case .batch(let positions): .files(try writeBatch(positions.map { build.plan.files[$0] }))
    case .pages(let collection, let run): try writePages(ofCollection: collection, run: run)
    }
  }

  private mutating func write(_ file: PlannedFile) throws -> [WrittenFile] {
    switch file.action {
    case .keep(let fingerprint):
      let ticket = try tree.add(FileBatch(keeping: fingerprint, name: file.path.name), folder: file.path.folder)
      return [
        WrittenFile(path: file.path, scope: file.scope, ticket: ticket, source: file.source, context: file.context)
      ]
    case .make(.sitemaps, _):
      return try renderer.sitemaps().map { part in
        let ticket = try tree.add(FileBatch(part.bytes, name: part.path.name), folder: part.path.folder)
        return WrittenFile(path: part.path.path, scope: file.scope, ticket: ticket, source: nil)
      }
    case .make(let content, _):
      let ticket = try make(content, at: file.path)
      return [
        WrittenFile(path: file.path, scope: file.scope, ticket: ticket, source: file.source, context: file.context)
      ]
    }
  }

  private mutating func make(_ content: FileContent, at path: RelativePath) throws -> OutputTicket {
    switch content {
    case .home, .feed, .asset, .alias, .searchPage, .searchIndex, .facetData, .facetValue, .picturePage, .copy:
      return try add(renderer.bytes(of: content, at: path), at: path)
    case .original(let collection, let source):
      return try add(build.pictures.original(of: source, build.content.collections[collection]), at: path)
    case .searchData(let collection, let part):
      let bytes = try renderer.searchData(part: part, ofCollection: collection, notes: build.notes[collection])
      return try add(bytes, at: path)
    case .list, .report, .json, .csv, .statistics, .facetOverview:
      let ticket = try tree.add(path.name, folder: path.folder) { pieces in
        try renderer.bytes(of: content, at: path) { pieces.take(&$0) }
      }
      return ticket
    case .sitemaps, .picture: preconditionFailure("these are several files")
    }
  }

  /// Writes the pictures that are made of one file, which are read or made once.
  private func writePictures(_ files: [PlannedFile]) throws -> [WrittenFile] {
    var made: [RenderedPicture]?
    return try files.map { file in
      let batch: FileBatch
      switch file.action {
      case .make(.picture(let collection, let path, let variant), _):
        let pictures = try made ?? build.pictures.pictures(of: path, build.content.collections[collection])
        made = pictures
        guard pictures.indices.contains(variant) else { throw PictureFailure.notAPicture }
        batch = FileBatch(pictures[variant].bytes, name: file.path.name)
      case .keep(let fingerprint): batch = FileBatch(keeping: fingerprint, name: file.path.name)
      case .make: preconditionFailure("only pictures are made together")
      }
      let ticket = try tree.add(batch, folder: file.path.folder)
      return WrittenFile(path: file.path, scope: file.scope, ticket: ticket, source: file.source)
    }
  }

  /// Adds small files of one folder together.
  private mutating func writeBatch(_ files: [PlannedFile]) throws -> [WrittenFile] {
    guard let folder = files.first?.path.folder else { return [] }
    var batch = FileBatch()
    batch.reserve(files.count * 4096)
    for file in files {
      switch file.action {
      case .keep(let fingerprint): batch.keep(file.path.name, fingerprint)
      case .make(.facetValue(let collection, let place), _):
        batch.add(file.path.name) { renderer.facetValue(place, ofCollection: collection, to: &$0) }
      case .make: preconditionFailure("only pages of values are made in batches")
      }
    }
    let ticket = try tree.add(batch, folder: folder)
    return files.enumerated().map { position, file in
      WrittenFile(
        path: file.path, scope: file.scope, ticket: ticket, source: nil, position: position, context: file.context)
    }
  }

  private func add(_ bytes: [UInt8], at path: RelativePath) throws(FileFailure) -> OutputTicket {
    try tree.add(FileBatch(bytes, name: path.name), folder: path.folder)
  }

  private mutating func writePages(ofCollection collection: Int, run: Int) throws -> WriteResult {
    let notes = build.content.collections[collection].notes[run]
    let items = build.site.collections[collection].collection.items
    let plan = build.plan.pages[collection]
    var batch = FileBatch()
    batch.reserve(notes.items.count { plan.reasons[$0] != nil } * 4096)
    for item in notes.items {
      if let page = plan.kept[item] {
        batch.keep(items[item].id, ending: ".html", page)
        continue
      }
      let html = try build.notes[collection][item]?.html() ?? notes.html(of: item)
      batch.add(items[item].id, ending: ".html") {
        renderer.item(item, ofCollection: collection, notes: html, to: &$0)
      }
    }
    return .pages(collection: collection, run: run, try tree.add(batch, folder: plan.folder.path))
  }
}
