package import Diagnostics
import FrontMatter

// Fields that link to items of other collections.
extension CollectionSettingsReader {
  /// Reads where a link leads; false if it says that nowhere.
  mutating func readLink(_ settings: DecodedMapping, into field: inout Field) -> Bool {
    field.isMany = reader.flag(settings["many"], "many") ?? false
    guard let node = settings["to"] else {
      reader.missing("a link needs to: and the folder of a collection, such as to: authors", from: settings)
      return false
    }
    guard let target = reader.title(node, "to") else { return false }
    field.target = target
    return true
  }

  /// Reports a name that is made of a link: names are known before links are followed.
  mutating func checkLinks(inName node: Node?) {
    guard let node, let field = nameFields.first(where: { schema.fields[$0].type == .link }) else { return }
    reader.error(
      .settingValue, at: node,
      "name cannot have the link '\(schema.fields[field].key)', since the names of items are known before links are followed"
    )
  }

  /// Where the configuration says which collection a field links to; the start of the file if it does not.
  package static func range(ofTargetOf key: String, in file: SourceFile) -> SourceRange {
    var known: [Diagnostic] = []
    let document = YAMLDocument.read(file, diagnostics: &known)
    let field = document.entries.value(forKey: "fields")?.entries?.value(forKey: key)
    return field?.entries?.value(forKey: "to").map { file.range(of: $0) } ?? SourceRange(at: .start)
  }
}
