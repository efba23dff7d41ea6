package import Diagnostics
import FrontMatter

extension CollectionReader {
  /// Where the configuration gives the default of the field with a key; the start of the file if it gives none.
  package static func location(ofDefaultOf key: String, in file: SourceFile) -> SourceLocation {
    var known: [Diagnostic] = []
    let document = YAMLDocument.read(file, diagnostics: &known)
    let field = document.entries.value(forKey: "fields")?.entries?.value(forKey: key)
    return field?.entries?.value(forKey: "default")?.location ?? .start
  }
}
