import Addresses
import Catalogue
import Characters
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
    var linking: [ItemReference: [ItemReference]] = [:]
    var unknown: [EditFinding] = []
    // What links may call the items of each collection.
    let named = Dictionary(grouping: lost, by: \.item.collection).mapValues { items in
      Dictionary(items.flatMap { item in item.names.map { (AddressKey($0), item.item) } }) { first, _ in first }
    }
    let names = FileNames(lost.flatMap(\.names))
    let owners = lost.flatMap { item in item.names.map { _ in item.item } }
    for id in try site.collectionNames {
      let collection: EditingCollection
      do {
        collection = try site.collection(id)
      } catch EditingFailure.file(let failure) where failure.isShortage {
        throw failure
      } catch {
        unknown += lost.map(\.item).filter { mayLink(id, to: $0.collection) }.map { item in
          EditFinding(
            .error, .linkTarget, path: item.path,
            "\(SourcePath.settings(ofCollection: id)) is in error, and its items may link here; correct it first")
        }
        continue
      }
      let links = collection.schema.links.compactMap { position in
        collection.schema.fields[position].target.map { (position, $0) }
      }.filter { named[$0.1] != nil }
      if links.isEmpty { continue }
      // A default is in no file of an item.
      let hasDefault = links.contains { position, target in
        guard case .value(let value)? = collection.schema.fields[position].defaultValue else { return false }
        return value.texts.contains { named[target]?[AddressKey($0)] != nil }
      }
      for stem in try collection.stems() {
        let other = ItemReference(collection: id, stem: stem)
        guard let file = try file(of: other) else { continue }
        let mentioned = names.named(in: NamedText(file.bytes))
        guard hasDefault || !mentioned.isEmpty else { continue }
        let item = collection.contents(of: file, stem: stem)
        let targets = links.flatMap { position, target in
          item.values[position].texts.compactMap { named[target]?[AddressKey($0)] }
        }
        for target in Set(targets) { linking[target, default: []].append(other) }
        var broken: [Diagnostic] = []
        if FrontMatterDocument.read(file, diagnostics: &broken).isSound { continue }
        // What cannot be read may be the link.
        let mayBeTargets = Set(mentioned.map { owners[$0] }).subtracting(targets).filter { item in
          links.contains { $0.1 == item.collection }
        }
        unknown += mayBeTargets.sorted { $0.path < $1.path }.map { item in
          EditFinding(
            .error, .linkTarget, path: item.path, "\(other.path) is in error, and may link here; correct it first")
        }
      }
    }
    let known = lost.map(\.item).compactMap { item in
      linking[item].map { others in
        let more = others.count > 1 ? " and \(others.count - 1) more" : ""
        return EditFinding(
          .error, .linkTarget, path: item.path,
          "\(others[0])\(more) would link to nothing; change what links here first")
      }
    }
    return unknown + known
  }

  /// Whether a collection whose configuration is in error names another one in it, and so may link to its items.
  private func mayLink(_ id: String, to target: String) -> Bool {
    let settings = try? site.content.read(at: RelativePath("\(id)/collection.yaml")).bytes
    return settings?[...].offset(of: Array(target.utf8)) != nil
  }
}

/// What links may call an item at present, and not after a change: an alias, or with its file its address as well.
struct LostNames {
  let item: ItemReference
  let names: [String]
}

/// An item whose file is to be removed.
struct PurgedItem {
  let lost: LostNames
  /// The paths of its pictures from the folder of the content.
  let pictures: [String]
}
