package import Diagnostics
import FrontMatter
package import Language
import Templates

/// Reads a `collection.yaml`.
package struct CollectionSettingsReader {
  let file: SourceFile
  let site: SiteSettings
  let clock: ZoneClock
  let now: DateTime
  var reader: ConfigurationDecoder
  var schema = Schema([])
  /// The positions of the fields that the collection's name is made of, which `sort-name` replaces.
  var nameFields: [Int] = []
  /// Whether a sort could not be read, so that its name is not known.
  var hasBrokenSorts = false
  /// The field that the name is, if it is nothing else.
  var soleNameField: Int?

  /// The settings of the collection in the folder `id`.
  ///
  /// - Parameters:
  ///   - clock: the clock of the site's time zone.
  ///   - now: the time from which bounds such as `next year` are computed.
  ///   - unreadable: why the file could not be read and is empty, which has been reported.
  package static func read(
    _ file: SourceFile, id: String, site: SiteSettings, clock: ZoneClock, now: DateTime, unreadable: Diagnostic? = nil,
    diagnostics: inout [Diagnostic]
  ) -> CollectionSettings {
    var findings: [Diagnostic] = []
    let document = YAMLDocument.read(file, diagnostics: &findings)
    diagnostics += findings + document.doubtfulComments(in: file)
    var reader = CollectionSettingsReader(
      file: file, site: site, clock: clock, now: now,
      reader: ConfigurationDecoder(file: file, findings: findings + [unreadable].compactMap(\.self)))
    let settings = reader.collection(document.entries, id: id)
    diagnostics += reader.reader.diagnostics
    return settings
  }
}

extension CollectionSettingsReader {
  private mutating func collection(_ entries: [Entry], id: String) -> CollectionSettings {
    let settings = reader.settings(in: entries, at: .start, of: Self.table)
    schema = schema(settings["fields"])
    let name = name(settings["name"])
    nameFields = name.fields
    soleNameField = name.onlyField
    checkLinks(inName: settings["name"])
    let sorts = sorts(settings["sorts"])
    let title = reader.title(settings["title"], "title") ?? id
    let list = list(settings["list"])
    let report = report(settings["report"], sorts: sorts)
    let print = print(settings["print"], report: report, list: list, name: name)
    let metadata = metadata(settings["kind"])
    let facets = facets(settings["facets"])
    return CollectionSettings(
      id: id, title: title, description: reader.text(settings["description"], "description"),
      item: reader.title(settings["item"], "item") ?? "item", schema: schema, name: name, sorts: sorts,
      list: list, detail: detail(settings["detail"]), deleted: deleted(settings["deleted"]), report: report,
      facets: facets, search: search(settings["search"]), due: due(settings["due"]),
      hasStatistics: statistics(settings["statistics"], facets: facets),
      print: print, empty: reader.title(settings["empty"], "empty"), metadata: metadata)
  }

  /// The collection's `name`; where it says none, its first field of text.
  private mutating func name(_ node: Node?) -> ItemText {
    if let text = itemText(node, "name", isItemName: true) { return text }
    let first = schema.fields.first { $0.type == .text } ?? schema.fields.first
    return plainText(first.map { "{{\($0.key)}}" } ?? "")
  }

  /// A short template on the fields, with its diagnostics at their places in the file.
  ///
  /// - Parameter isItemName: Whether the text is the name of an item, which can't name itself.
  mutating func itemText(_ node: Node?, _ name: String, isItemName: Bool = false) -> ItemText? {
    guard let node else { return nil }
    guard node.entries == nil else {
      // An unquoted `{{title}}` is reported by the YAML reader, as an invalid key.
      if reader.isSound {
        reader.error(
          .settingForm, at: node, "\(name) must be one text; one that begins with '{{' needs quotes")
      }
      return nil
    }
    guard let text = reader.text(node, name) else { return nil }
    guard let origin = origin(of: node) else {
      var findings: [Diagnostic] = []
      let itemText = ItemText(
        text, in: file.path, at: node.location, on: schema, isItemName: isItemName, diagnostics: &findings)
      for finding in findings { reader.error(finding.id, at: node, finding.message) }
      return itemText
    }
    return ItemText(
      text, in: file.path, at: origin, on: schema, isItemName: isItemName, diagnostics: &reader.diagnostics)
  }

  func plainText(_ text: String) -> ItemText {
    var none: [Diagnostic] = []
    return ItemText(text, in: file.path, at: .start, on: schema, diagnostics: &none)
  }

  /// Where the text of a scalar begins: after its quotation mark, if it has one; nil for a block, whose lines differ from those of the text.
  private func origin(of node: Node) -> SourceLocation? {
    guard case .scalar(let scalar) = node.content else { return nil }
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      return SourceLocation(line: node.location.line, column: node.location.column + 1)
    case .plain: return node.location
    case .literal, .folded: return nil
    }
  }

  /// The field that a path names, or an error at its place.
  mutating func field(_ path: String, at node: Node) -> DetailField? {
    if let (field, form) = schema.resolve(path) { return DetailField(field: field, form: form) }
    if schema.excuses(path) { return nil }
    let keys = schema.fields.map(\.key)
    let meant = suggestion(for: path, among: schema.paths)
    let known =
      keys.isEmpty ? "; it has no fields" : keys.count > 12 ? "" : "; its fields are \(keys.joined(separator: ", "))"
    let message = "the collection has no field '\(path)'\(meant == nil ? known : "")"
    // The path may be a part of the text: of a total such as `sum(price)`.
    if node.text == path {
      reader.error(.unknownFieldName, at: node, message, meant: meant)
    } else {
      reader.error(.unknownFieldName, at: node, message + (meant.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return nil
  }

  mutating func wholeField(_ node: Node?, _ name: String) -> Int? {
    guard let node, let path = reader.text(node, name), let field = field(path, at: node) else { return nil }
    guard field.form == .display else {
      reader.error(.settingValue, at: node, "\(name) must be a field as a whole, not '\(path)'")
      return nil
    }
    return field.field
  }
}
