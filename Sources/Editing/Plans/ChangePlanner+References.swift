import Addresses
import Catalogue
import Characters
import Diagnostics
import Files

extension ChangePlanner {
  /// Notes what other items make wrong with the items that the plan changes: links that lead to no item, and aliases that are taken, or
  /// that links lead to and that go.
  ///
  /// For a link, the file that it names is looked for. For an alias, and for a link that names no file, the whole collection is read; for
  /// an alias that goes, all collections that link to it. The pictures of purged items that nothing else uses go with them.
  package mutating func checkReferences() throws {
    try finishPurges()
    var lost: [LostNames] = []
    let linked = try Set(plan.items.map(\.collection)).filter { try !site.collection($0).schema.links.isEmpty }
    for change in plan.changes {
      guard let after = change.after else { continue }
      let before = try bytesBefore(change)
      let mayHaveAliases = [before, after].contains { $0?[...].offset(of: Aliases.word) != nil }
      guard mayHaveAliases || !linked.isEmpty, let item = ItemReference(path: change.path),
        mayHaveAliases || linked.contains(item.collection)
      else { continue }
      let collection = try site.collection(item.collection)
      // Whatever else is wrong with the item, its links and aliases count.
      let new = collection.contents(of: SourceFile(path: item.path, bytes: after), stem: item.stem)
      let old = before.map { collection.contents(of: SourceFile(path: item.path, bytes: $0), stem: item.stem) }
      for field in collection.schema.links { try check(field, of: new, since: old, in: collection, path: change.path) }
      try checkAliases(of: new, since: old, in: collection, path: change.path)
      let kept = Set((new.aliases.map(\.address) + [item.stem]).map { AddressKey($0) })
      let gone = (old?.aliases ?? []).map(\.address).filter { !kept.contains(AddressKey($0)) }
      if !gone.isEmpty { lost.append(LostNames(item: item, names: gone)) }
    }
    for finding in try findingsInLinks(to: lost) { refuse(finding) }
  }

  /// What the item of a changed file was before: that of the file that it was renamed from, if it was.
  private func bytesBefore(_ change: FileChange) throws -> [UInt8]? {
    if change.before != nil { return change.before }
    return change.model.flatMap { model in plan.changes.first { $0.path == model }?.before }
  }

  private mutating func check(
    _ position: Int, of item: Item, since old: Item?, in collection: EditingCollection, path: String
  ) throws {
    let field = collection.schema.fields[position]
    guard let target = field.target else { return }
    let known = old?.values[position].texts ?? []
    for address in item.values[position].texts where !known.contains(address) {
      guard let finding = try finding(inLink: address, to: target) else { continue }
      refuse(EditFinding(.error, .linkTarget, path: path, key: field.key, finding))
    }
  }

  /// What is wrong with a link to an item of a collection; nil if it leads to one.
  private func finding(inLink address: String, to target: String) throws -> String? {
    let reference = ItemReference(collection: target, stem: address)
    if let planned = planned(reference.path) {
      return planned == nil ? "'\(address)' in '\(target)' is removed by the same change" : nil
    }
    // Without the collection, the build says what is wrong with the field.
    guard try site.hasCollection(target) else { return nil }
    let collection = try site.collection(target)
    let missing: EditingFailure
    do throws(EditingFailure) {
      _ = try collection.resolve(reference)
      return nil
    } catch {
      missing = error
    }
    guard case .noItem(_, let meant) = missing else { throw missing }
    if try collection.isAlias(address) { return nil }
    return "there is no '\(address)' in '\(target)'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// What is wrong with an alias that is the address of an item that the plan makes.
  private func findingInPlan(_ alias: String, in collection: EditingCollection) -> EditFinding? {
    let path = ItemReference(collection: collection.id, stem: AddressKey(alias).text).path
    return planned(path).flatMap(\.self) == nil ? nil : StemMaker.finding(ofShared: alias)
  }

  private mutating func checkAliases(
    of item: Item, since old: Item?, in collection: EditingCollection, path: String
  ) throws {
    let known = Set((old?.aliases ?? []).map { AddressKey($0.address) })
    for alias in item.aliases.map(\.address) where !known.contains(AddressKey(alias)) {
      let former = ItemReference(collection: collection.id, stem: alias).path
      if let planned = planned(former), planned == nil { continue }
      if AddressKey(alias) == AddressKey(item.id) {
        refuse(EditFinding(.error, .addressShared, path: path, key: "aliases", "'\(alias)' is the item's own address"))
      } else if let finding = try findingInPlan(alias, in: collection) ?? collection.claim(alias) {
        refuse(EditFinding(.error, finding.id, path: path, key: "aliases", finding.message))
      }
    }
  }
}
