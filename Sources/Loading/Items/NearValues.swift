import Catalogue
import Diagnostics
import Files
import Language

/// Finds values that most likely are misspelt: they differ by case, or by one letter, from one that many items have.
///
/// Only fields are looked at whose values items share: those of facets and of sections by value.
struct NearValues {
  /// From how many items on a value is frequent, for a difference in case and for one of a letter.
  private static let (frequentForCase, frequentForLetter) = (3, 5)
  /// The shortest values in which a letter is forgiven.
  private static let shortest = 6
  /// The most findings of a field.
  private static let limit = 20

  let content: CollectionContent
  let site: SiteSettings

  func diagnostics() -> [Diagnostic] {
    fields.flatMap(diagnostics)
  }

  /// Whether what is found may be different after a change of an item.
  ///
  /// - Parameters:
  ///   - before: The item as it was; nil if it was not there.
  ///   - after: The item as it is now; nil if it is not there.
  ///   - path: Its file, in which findings may have moved.
  func concern(_ before: Item?, _ after: Item?, path: String) -> Bool {
    if content.nearFindings.contains(where: { $0.file == path }) { return true }
    let (before, after) = (before.flatMap { $0.isDeleted ? nil : $0 }, after.flatMap { $0.isDeleted ? nil : $0 })
    return fields.contains { field in
      let values = [before, after].map { $0?.values[field] ?? .missing }
      return !values[0].isWritten(as: values[1])
    }
  }

  private var fields: [Int] {
    let settings = content.collection.settings
    let facets = settings.facets.filter { $0.part == .whole }.map(\.field)
    let sections = settings.sorts.compactMap(\.sections.fieldOfValues)
    return Set(facets + sections).filter {
      let type = settings.schema.fields[$0].type
      return type == .text || type == .list
    }.sorted()
  }

  private func diagnostics(_ field: Int) -> [Diagnostic] {
    var items: [String: (count: Int, first: ItemIndex)] = [:]
    let all = content.collection.items
    for (position, known) in zip(all.indices, all) {
      let current = content.outdated.isEmpty ? known : content.outdated[content.itemFiles[position]] ?? known
      guard let item = current, !item.isDeleted else { continue }
      for text in Set(item.values[field].texts).sorted() { items[text, default: (0, position)].count += 1 }
    }
    let frequent = items.filter { $0.value.count >= Self.frequentForCase }
    if frequent.isEmpty || frequent.count == items.count { return [] }
    let index = NearIndex(
      frequent.map { ($0.key, $0.value.count) }, frequentForLetter: Self.frequentForLetter, shortest: Self.shortest)
    let near = items.filter { $0.value.count == 1 }.compactMap { text, found in
      index.near(text).map { (text: text, meant: $0, item: found.first) }
    }
    return near.sorted { $0.item < $1.item }.prefix(Self.limit).map { near in
      finding(near.text, meant: near.meant, count: items[near.meant]?.count ?? 0, field: field, item: near.item)
    }
  }

  private func finding(_ text: String, meant: String, count: Int, field: Int, item: ItemIndex) -> Diagnostic {
    let settings = content.collection.settings
    let stem = content.collection.items[item].fileStem
    let path = content.listing.path(of: stem)
    var range = SourceRange(at: .start)
    if let bytes = try? content.listing.folder.read("\(stem).md", limit: FileFailure.textLimit).bytes,
      let reader = try? ItemReader(settings: settings, site: site)
    {
      var places = reader.places(ofField: field, in: SourceFile(path: path, bytes: bytes))
      range = places.range(ofText: text)
    }
    return .warning(
      .valueSpelling, in: path, at: range,
      "\(settings.schema.fields[field].key) is '\(text)' here and '\(meant)' in \(count) items; did you mean '\(meant)'?"
    )
  }
}
