import Diagnostics
import FrontMatter

extension SourceFile {
  /// The key in the front matter that a place belongs to, dotted below another key; nil for a place elsewhere.
  func key(at location: SourceLocation) -> String? {
    var findings: [Diagnostic] = []
    let matter = FrontMatterDocument.read(self, diagnostics: &findings)
    guard location < self.location(ofByte: matter.notes.lowerBound) else { return nil }
    var keys: [String] = []
    var entries = matter.entries
    while let entry = entries.last(where: { $0.keyLocation <= location }) {
      keys.append(entry.key)
      entries = entry.value.entries ?? []
    }
    return keys.isEmpty ? nil : keys.joined(separator: ".")
  }
}
