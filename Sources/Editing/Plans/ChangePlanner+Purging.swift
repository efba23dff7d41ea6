private import Addresses
import Catalogue
import Diagnostics
import Files

extension ChangePlanner {
  mutating func purge(_ draft: ItemEdit) throws {
    let (item, diagnostics) = draft.collection.read(draft.file, stem: draft.item.stem)
    guard draft.text(of: "deleted") != nil else {
      let broken = diagnostics.filter { $0.severity == .error }
      plan.findings += broken.map { EditFinding($0) }
      return refuse(
        EditFinding(
          .error, path: draft.path, "only a deleted item can be purged; 'vitrine delete \(draft.item)' deletes it first"
        ))
    }
    if let finding = try finding(inLinksTo: draft.item) { return refuse(finding) }
    change(draft.path, from: draft.file.bytes, to: nil)
    let pictures = try ItemPictures(draft.collection).pictures(of: item, in: draft.file)
    guard !pictures.isEmpty else { return }
    let removed = Set(plan.changes.filter { $0.after == nil }.map(\.path))
    for name in try PictureUse(of: pictures, in: site.content, site.templates, besides: removed).unused() {
      guard let folder = draft.collection.folder else { continue }
      let bytes = try folder.read(at: RelativePath(name)).bytes
      change("\(SourcePath.folder(ofCollection: draft.collection.id))/\(name)", from: bytes, to: nil)
    }
  }
}
