package import Diagnostics
import FrontMatter

extension CollectionSettingsReader {
  /// Where the configuration gives the default of the field with a key; the start of the file if it gives none.
  package static func range(ofDefaultOf key: String, in file: SourceFile) -> SourceRange {
    var known: [Diagnostic] = []
    let document = YAMLDocument.read(file, diagnostics: &known)
    let field = document.entries.value(forKey: "fields")?.entries?.value(forKey: key)
    return field?.entries?.value(forKey: "default").map { file.range(of: $0) } ?? SourceRange(at: .start)
  }
}
