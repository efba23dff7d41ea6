package import Diagnostics
import FrontMatter

extension ItemReader {
  /// Where `file` gives the value of the field at a position of the schema; the start of the file if it gives none.
  ///
  /// The file is read once more: values do not keep their places.
  package func location(ofField position: Int, in file: SourceFile) -> SourceLocation {
    var known: [Diagnostic] = []
    let matter = FrontMatter.read(file, diagnostics: &known)
    return matter.entries.value(atPath: schema.fields[position].key)?.location ?? .start
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
