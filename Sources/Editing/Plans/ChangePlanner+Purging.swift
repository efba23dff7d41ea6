import Addresses
import Catalogue
import Diagnostics
import Files
import FrontMatter

extension ChangePlanner {
  mutating func purge(_ draft: ItemEdit) throws {
    guard draft.text(of: "deleted") != nil else {
      let broken = draft.collection.read(draft.file, stem: draft.item.stem).diagnostics.filter { $0.severity == .error }
      plan.findings += broken.map { EditFinding($0) }
      return refuse(
        EditFinding(
          .error, path: draft.path, "only a deleted item can be purged; 'vitrine delete \(draft.item)' deletes it first"
        ))
    }
    change(draft.path, from: draft.file.bytes, to: nil)
    let pictures = try ItemPictures(draft.collection).pictures(of: draft)
    // A file in error has its aliases as well.
    let aliases = draft.value(of: "aliases")?.items.compactMap(\.text).map(ItemAlias.address(of:)) ?? []
    purged.append(
      PurgedItem(
        lost: LostNames(item: draft.item, names: [draft.item.stem] + aliases),
        pictures: pictures.map { "\(draft.item.collection)/\($0)" }))
  }

  /// Refuses purges of items that other items link to, and removes the pictures of purged items that nothing else uses.
  ///
  /// All purges of the plan are looked at together, so that the site is read once.
  mutating func finishPurges() throws {
    guard !purged.isEmpty else { return }
    for finding in try findingsInLinks(to: purged.map(\.lost)) { refuse(finding) }
    var known: Set<String> = []
    let pictures = purged.flatMap(\.pictures).filter { known.insert($0).inserted }
    purged = []
    guard !plan.isRefused, !pictures.isEmpty else { return }
    let removed = Set(plan.changes.filter { $0.after == nil }.map(\.path))
    let use = try PictureUse(of: pictures, in: site.content, site.templates, besides: removed)
    let unused: [String]
    switch try use.unused() {
    case .known(let pictures): unused = pictures
    case .unknown(let path):
      plan.findings.append(
        EditFinding(.warning, path: path, "this file is not UTF-8 and may name any picture, so that all of them stay"))
      return
    }
    for picture in unused {
      let bytes = try site.content.read(at: RelativePath(picture)).bytes
      change("\(SourcePath.content)/\(picture)", from: bytes, to: nil)
    }
  }

  /// Why items cannot lose names: fields of others, or their own, link to these.
  func findingsInLinks(to lost: [LostNames]) throws -> [EditFinding] {
    if lost.isEmpty { return [] }
    var links = LostLinks(lost)
    for id in try site.collectionNames {
      let collection: EditingCollection
      do {
        collection = try site.collection(id)
      } catch EditingFailure.file(let failure) where failure.isShortage {
        throw failure
      } catch {
        links.note(
          brokenConfiguration: try? site.content.read(at: RelativePath("\(id)/collection.yaml")).bytes, of: id)
        continue
      }
      let fields = links.fields(of: collection.schema)
      if fields.links.isEmpty { continue }
      for stem in try collection.stems() {
        let item = ItemReference(collection: id, stem: stem)
        if let file = try file(of: item) { links.read(file, of: item, in: collection, fields) }
      }
    }
    return links.findings
  }
}

/// An item whose file is to be removed.
struct PurgedItem {
  let lost: LostNames
  /// The paths of its pictures from the folder of the content.
  let pictures: [String]
}
