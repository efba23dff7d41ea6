package import Diagnostics
import FrontMatter

extension ItemReader {
  /// Where `file` gives the value of the field at a position of the schema; the start of the file if it gives none.
  ///
  /// The file is parsed again, because values do not keep their places.
  package func range(ofField position: Int, in file: SourceFile) -> SourceRange {
    value(ofField: position, in: file).map { file.range(of: $0) } ?? SourceRange(at: .start)
  }

  /// What is wrong with one of the pictures of a field, where `file` names it.
  package func diagnostic(
    _ finding: ValueFinding, ofPicture number: Int, ofField position: Int, in file: SourceFile
  ) -> Diagnostic {
    let node = node(ofPicture: number, ofField: position, in: file)
    var diagnostic = Diagnostic(
      finding.severity, finding.id, in: file.path, at: node.map { file.range(of: $0) } ?? SourceRange(at: .start),
      "the picture \(finding.message)")
    if let node, let meant = finding.meant {
      diagnostic.fix = file.fix(node, to: meant, isCertain: finding.isCertain)
    }
    return diagnostic
  }

  private func node(ofPicture number: Int, ofField position: Int, in file: SourceFile) -> Node? {
    guard let value = value(ofField: position, in: file) else { return nil }
    // Empty items of a list are no pictures.
    let pictures = (value.items ?? [value]).filter { $0.text.map(\.isVisible) ?? true }
    let picture = pictures.indices.contains(number) ? pictures[number] : value
    return picture.entries?.first { $0.key == "file" }?.value ?? picture
  }

  private func value(ofField position: Int, in file: SourceFile) -> Node? {
    var known: [Diagnostic] = []
    return FrontMatterDocument.read(file, diagnostics: &known).entries.value(atPath: schema.fields[position].key)
  }

  /// Where `file` gives one text of a list; where it gives the whole value, if the text is not there as it is.
  package func range(ofField position: Int, text: String, in file: SourceFile) -> SourceRange {
    var known: [Diagnostic] = []
    let matter = FrontMatterDocument.read(file, diagnostics: &known)
    let node = matter.entries.value(atPath: schema.fields[position].key)
    let item = node?.items?.first { $0.text == text }
    return (item ?? node).map { file.range(of: $0) } ?? SourceRange(at: .start)
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
