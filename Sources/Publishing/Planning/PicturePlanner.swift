import Addresses
import BuildCache
import Catalogue
import Files
import Loading

/// Decides which pictures, and which files that pages link to, are kept.
///
/// A picture depends on its file and on how pictures are published, and on nothing else of the site: it is kept even if everything else is made anew.
struct PicturePlanner: Sendable {
  private let basis: BuildBasis
  /// The files of the existing output that were made from a single file, and are as the previous build left them.
  private let intact: [RelativePath: CachedOutput]

  init(_ basis: BuildBasis, _ existing: ExistingOutput?) {
    self.basis = basis
    let outputs = existing?.cache.outputs.filter { $0.source != nil } ?? []
    intact = Dictionary(
      outputs.filter { output in
        switch basis {
        case .previous(_, let state): state.isIntact(output)
        case .nothing: output.fingerprint.matches(try? existing?.folder.status(at: output.path))
        }
      }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The files that are made from files of a collection's folder.
  func files(ofCollection number: Int, _ content: CollectionContent) -> [PlannedFile] {
    let addresses = CollectionAddresses(content.collection.id)
    return content.pictures.sorted { $0.key < $1.key }.flatMap { path, entry -> [PlannedFile] in
      switch entry.content {
      case .picture(let picture, _):
        let variants = picture.variants.indices.map { variant in
          (picture.variants[variant].path, FileContent.picture(collection: number, path: path, variant: variant))
        }
        let original = picture.original.map { ($0, FileContent.original(collection: number, path: path)) }
        return (variants + (original.map { [$0] } ?? [])).map { address, content in
          file(addresses.picture(address), content, from: path, entry, in: addresses.id)
        }
      case .other:
        return [
          file(addresses.picture(path.text), .copy(collection: number, path: path), from: path, entry, in: addresses.id)
        ]
      case .invalid, .unreadable: return []
      }
    }
  }

  private func file(
    _ output: OutputPath, _ content: FileContent, from path: RelativePath, _ entry: PictureEntry, in collection: String
  ) -> PlannedFile {
    let cached = intact[output.path].flatMap { $0.source?.path == path ? $0 : nil }
    let isSame = entry.isUnchanged || entry.isSame && entry.published != nil
    let action: PlannedFile.Action
    if isSame, let cached {
      action = .keep(cached.fingerprint)
    } else {
      action = .make(content, reason(isSame: isSame))
    }
    return PlannedFile(
      path: output.path, scope: .collection(collection), action: action,
      source: CachedInput(path: path, fingerprint: entry.fingerprint))
  }

  private func reason(isSame: Bool) -> BuildReason {
    switch basis {
    case .nothing(let miss): .noCache(miss)
    case .previous: isSame ? .output : .source
    }
  }
}
