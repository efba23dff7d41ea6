package import Diagnostics
import FrontMatter

/// Where a file gives the value of a field.
///
/// Values do not keep their places. The file is parsed again when the first place is asked for.
package struct FieldPlaces {
  private let key: String
  private let file: SourceFile
  private lazy var value: Node? = {
    var known: [Diagnostic] = []
    return FrontMatterDocument.read(file, diagnostics: &known).entries.value(atPath: key)
  }()
  /// The first place of each text of a list.
  private lazy var texts: [String: Node] = Dictionary(
    (value?.items ?? []).compactMap { item in item.text.map { ($0, item) } }
  ) { first, _ in first }
  /// Those of a list, or the only one. Empty items of a list are no pictures.
  private lazy var pictures: [Node] =
    value.map { value in
      (value.items ?? [value]).filter { $0.text.map(\.isVisible) ?? true }
    } ?? []

  init(ofKey key: String, in file: SourceFile) {
    self.key = key
    self.file = file
  }

  /// The place of one text of a list; that of the whole value, if the text is not there as it is, and the start of the file if there is no value.
  package mutating func range(ofText text: String) -> SourceRange {
    (texts[text] ?? value).map { file.range(of: $0) } ?? SourceRange(at: .start)
  }

  /// What is wrong with one of the pictures, where the file names it.
  package mutating func diagnostic(_ finding: ValueFinding, ofPicture number: Int) -> Diagnostic {
    let picture = pictures.indices.contains(number) ? pictures[number] : value
    let node = picture?.entries?.first { $0.key == "file" }?.value ?? picture
    var diagnostic = Diagnostic(
      finding.severity, finding.id, in: file.path, at: node.map { file.range(of: $0) } ?? SourceRange(at: .start),
      "the picture \(finding.message)")
    if let node, let meant = finding.meant {
      diagnostic.fix = file.fix(node, to: meant, isCertain: finding.isCertain)
    }
    return diagnostic
  }
}

extension ItemReader {
  /// Where `file` gives the value of the field at a position of the schema.
  package func places(ofField position: Int, in file: SourceFile) -> FieldPlaces {
    FieldPlaces(ofKey: schema.fields[position].key, in: file)
  }
}

extension [Entry] {
  /// The value of a key that may be dotted, written as one or as keys within keys.
  fileprivate func value(atPath path: String) -> Node? {
    for entry in self {
      if entry.key == path { return entry.value }
      guard path.hasPrefix(entry.key + "."), let inner = entry.value.entries else { continue }
      if let value = inner.value(atPath: String(path.dropFirst(entry.key.count + 1))) { return value }
    }
    return nil
  }
}
