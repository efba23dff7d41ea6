import Addresses
import Catalogue
import Characters
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
    change(draft.path, from: draft.file.bytes, to: nil)
    let pictures = try ItemPictures(draft.collection).pictures(of: item, in: draft.file)
    purged.append((draft.item, pictures.map { "\(draft.item.collection)/\($0)" }))
  }

  /// Refuses purges of items that other items link to, and removes the pictures of purged items that nothing else uses.
  ///
  /// All purges of the plan are looked at together, so that the site is read once.
  mutating func finishPurges() throws {
    guard !purged.isEmpty else { return }
    for finding in try findingsInLinks(to: purged.map(\.item)) { refuse(finding) }
    var known: Set<String> = []
    let pictures = purged.flatMap(\.pictures).filter { known.insert($0).inserted }
    purged = []
    guard !plan.isRefused, !pictures.isEmpty else { return }
    let removed = Set(plan.changes.filter { $0.after == nil }.map(\.path))
    for picture in try PictureUse(of: pictures, in: site.content, site.templates, besides: removed).unused() {
      let bytes = try site.content.read(at: RelativePath(picture)).bytes
      change("\(SourcePath.content)/\(picture)", from: bytes, to: nil)
    }
  }

  /// Why items cannot be purged: others link to them.
  private func findingsInLinks(to items: [ItemReference]) throws -> [EditFinding] {
    var linking: [ItemReference: [ItemReference]] = [:]
    let purged = Set(items)
    for id in try site.collectionNames {
      let collection: EditingCollection
      do {
        collection = try site.collection(id)
      } catch EditingFailure.file(let failure) where failure.isShortage {
        throw failure
      } catch {
        // What it links to is unknown until its configuration is mended.
        continue
      }
      let links = collection.schema.links.compactMap { position in
        collection.schema.fields[position].target.map { (position, $0) }
      }.filter { link in items.contains { $0.collection == link.1 } }
      if links.isEmpty { continue }
      for stem in try collection.stems().sorted() {
        let other = ItemReference(collection: id, stem: stem)
        guard let file = try file(of: other), mayName(items, file), let item = collection.read(file, stem: stem).item
        else { continue }
        let targets = links.flatMap { position, target in
          item.values[position].texts.map { ItemReference(collection: target, stem: $0) }
        }
        for target in Set(targets) where purged.contains(target) { linking[target, default: []].append(other) }
      }
    }
    return items.compactMap { item in
      linking[item].map { others in
        let more = others.count > 1 ? " and \(others.count - 1) more" : ""
        return EditFinding(
          .error, .linkTarget, path: item.path,
          "\(others[0])\(more) would link to nothing; change what links here first")
      }
    }
  }

  /// Whether a file has to be read to know whether it names one of the items; with many of them, it always is.
  private func mayName(_ items: [ItemReference], _ file: SourceFile) -> Bool {
    items.count > 8 || items.contains { file.bytes[...].offset(of: Array($0.stem.utf8)) != nil }
  }
}
