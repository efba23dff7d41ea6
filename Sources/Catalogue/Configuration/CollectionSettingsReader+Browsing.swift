import Diagnostics
import FrontMatter

// Search, statistics, and the columns of tables.
extension CollectionSettingsReader {
  /// What the search looks through; the name and all fields of text unless the configuration says otherwise.
  mutating func search(_ node: Node?) -> SearchSettings {
    guard let node else {
      return .on(fields: schema.fields.indices.filter { schema.fields[$0].type.isSearched }, notes: false)
    }
    if let text = node.text, ["no", "false", "off"].contains(text.lowercased()) { return .off }
    if node.items?.isEmpty == true { return .off }
    var (fields, notes): ([Int], Bool) = ([], false)
    for (text, node) in reader.texts(node, "search") {
      if schema.position(of: text) == nil {
        if text == "notes" { notes = true }
        if text == "name" || text == "notes" { continue }
      }
      guard let shown = field(text, at: node) else { continue }
      if fields.contains(shown.field) {
        reader.error(.settingValue, at: node, "search names '\(text)' twice")
      } else {
        fields.append(shown.field)
      }
    }
    return .on(fields: fields, notes: notes)
  }

  /// Whether there are statistics: without a word about it, where there is something to count by or to add up.
  mutating func statistics(_ node: Node?, facets: [Facet]) -> Bool {
    if let flag = reader.flag(node, "statistics") { return flag }
    return !facets.isEmpty || schema.fields.contains { $0.type.isNumeric || $0.type.isDated }
  }

  /// The field of dates on which items expire.
  mutating func due(_ node: Node?) -> Int? {
    guard let node, let field = wholeField(node, "due") else { return nil }
    let definition = schema.fields[field]
    guard definition.type == .date || definition.type == .datetime else {
      reader.error(
        .settingValue, at: node, "due must be a field of dates, and '\(definition.key)' is \(definition.type.phrase)")
      return nil
    }
    return field
  }

  /// Whether sections say how many rows they have, and where.
  mutating func counts(_ node: Node?) -> ListSettings.Counts {
    if node?.text == "header" { return .header }
    guard let node else { return .none }
    switch node.text?.lowercased() {
    case "true", "yes", "on", "footer": return .footer
    case "false", "no", "off": return .none
    default:
      reader.error(.settingValue, at: node, "counts must be header, footer, true or false")
      return .none
    }
  }

  mutating func readColumns(_ node: Node?, into list: inout ListSettings) {
    if let node, list.style != .table, !list.otherStyles.contains(.table) {
      reader.error(.settingValue, at: node, "columns are those of a table; style: table makes the list one")
    }
    list.columns = shownFields(node, "columns")
    checkColumns(node)
    if node == nil {
      list.columns = schema.fields.indices.filter { !schema.fields[$0].type.isPicture }
        .map { DetailField(field: $0, form: .display) }
    }
  }
}
