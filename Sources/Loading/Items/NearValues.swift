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
    var items: [String: (count: Int, first: Int)] = [:]
    for (position, item) in content.collection.items.enumerated() where !item.isDeleted {
      if !content.outdated.isEmpty, content.outdated.contains(content.itemFiles[position]) { continue }
      for text in item.values[field].texts { items[text, default: (0, position)].count += 1 }
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

  private func finding(_ text: String, meant: String, count: Int, field: Int, item: Int) -> Diagnostic {
    let settings = content.collection.settings
    let stem = content.collection.items[item].fileStem
    let path = content.listing.path(of: stem)
    var range = SourceRange(at: .start)
    if let bytes = try? content.listing.folder.read("\(stem).md", limit: FileFailure.textLimit).bytes,
      let reader = try? ItemReader(settings: settings, site: site)
    {
      range = reader.range(ofField: field, text: text, in: SourceFile(path: path, bytes: bytes))
    }
    return .warning(
      .valueSpelling, in: path, at: range,
      "\(settings.schema.fields[field].key) is '\(text)' here and '\(meant)' in \(count) items; did you mean '\(meant)'?"
    )
  }
}

/// Frequent texts by how they are written without case, and without any one letter.
private struct NearIndex {
  private var folded: [String: String] = [:]
  private var shortened: [String: [String]] = [:]
  private let shortest: Int

  init(_ texts: [(text: String, count: Int)], frequentForLetter: Int, shortest: Int) {
    self.shortest = shortest
    for (text, count) in texts.sorted(by: { ($1.count, $0.text) < ($0.count, $1.text) }) {
      if folded[caseFolded(text)] == nil { folded[caseFolded(text)] = text }
      guard count >= frequentForLetter, text.count >= shortest else { continue }
      for key in Self.shortened(text) { shortened[key, default: []].append(text) }
    }
  }

  /// The frequent text that is near to one that is not; nil if there is none.
  func near(_ text: String) -> String? {
    if let same = folded[caseFolded(text)] { return same == text ? nil : same }
    guard text.count >= shortest else { return nil }
    for key in Self.shortened(text) {
      if let meant = shortened[key]?.first(where: { Self.differsInLetters($0, text) }) { return meant }
    }
    return nil
  }

  /// The text as it is and without each of its characters; without case.
  private static func shortened(_ text: String) -> [String] {
    let characters = Array(caseFolded(text))
    return [String(characters)]
      + characters.indices.map { String(characters[..<$0] + characters[($0 + 1)...]) }
  }

  /// Whether the texts differ in one place, and by letters there: A1 and A2 are meant as they are.
  private static func differsInLetters(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(caseFolded(one)), Array(caseFolded(other)))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let (rest, otherRest) = (one[start..<(one.count - end)], other[start..<(other.count - end)])
    guard rest.count <= 1, otherRest.count <= 1 else { return false }
    return (rest + otherRest).allSatisfy(\.isLetter)
  }
}

extension Value {
  /// The texts of the value, each once.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let texts): Set(texts).sorted()
    case .missing, .number, .year, .date, .dateTime, .flag, .picture, .pictures: []
    }
  }
}
