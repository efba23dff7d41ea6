import Diagnostics
import FrontMatter

// The facets of a collection.
extension CollectionSettingsReader {
  /// A list of fields, or parts of fields, each by its path or as `{ field: registered.year, label: Year }`.
  mutating func facets(_ node: Node?) -> [Facet] {
    guard let node else { return [] }
    var facets: [(facet: Facet, node: Node)] = []
    for node in (node.items ?? [node]).prefix(Facet.limit) {
      guard let facet = facet(node) else { continue }
      if let twin = facets.first(where: { $0.facet.folder == facet.folder }) {
        let message =
          twin.facet.key == facet.key
          ? "facets names '\(facet.key)' twice"
          : "'\(facet.key)' and '\(twin.facet.key)' would both have the folder \(facet.folder)"
        reader.add(
          .error(.settingValue, in: reader.file.path, at: reader.file.range(of: node), message)
            .noting("the other facet is here", at: reader.file.range(of: twin.node)))
      } else {
        facets.append((facet, node))
      }
    }
    if let items = node.items, items.count > Facet.limit {
      reader.error(.settingValue, at: items[Facet.limit], "a collection has at most \(Facet.limit) facets")
    }
    return facets.map(\.facet)
  }

  private mutating func facet(_ node: Node) -> Facet? {
    if let text = node.text { return facet(text, label: nil, at: node) }
    guard node.entries != nil else {
      reader.error(.settingForm, at: node, "a facet is a key, or { field: key, label: text }, not \(node.phrase)")
      return nil
    }
    let settings = reader.settings(in: node, of: Self.shownFieldTable)
    guard let path = settings["field"] else {
      reader.missing("a facet is a key, or { field: key, label: text }", from: settings)
      return nil
    }
    guard let text = reader.text(path, "field") else { return nil }
    return facet(text, label: reader.title(settings["label"], "label"), at: path)
  }

  private mutating func facet(_ path: String, label: String?, at node: Node) -> Facet? {
    guard let (field, part) = facetField(path, at: node) else { return nil }
    let definition = schema.fields[field]
    guard definition.type.isShared else {
      reader.error(
        .settingValue, at: node,
        "a facet needs values that several items can have, and '\(definition.key)' is \(definition.type.phrase)")
      return nil
    }
    if part == .whole, definition.type == .date || definition.type == .datetime {
      let parts = ["year", "month", "decade"].map { "\(definition.key).\($0)" }
      reader.error(
        .settingValue, at: node,
        "a facet of dates goes by their year, month or decade: \(parts.joined(separator: ", "))")
      return nil
    }
    let facet = Facet(field: field, part: part, key: path, label: label ?? definition.label)
    if facet.folder.lowercased() == "pictures", let images = schema.fields.first(where: { $0.type == .images }) {
      reader.error(
        .settingValue, at: node,
        "the folder \(facet.folder) has the pages of the pictures in '\(images.key)'; a facet needs a field of another name"
      )
      return nil
    }
    return facet
  }

  /// The field and the part that a path names, or an error at its place.
  private mutating func facetField(_ path: String, at node: Node) -> (field: Int, part: Facet.Part)? {
    if let dot = path.lastIndex(of: "."), path[path.index(after: dot)...] == "month",
      let field = schema.position(of: String(path[..<dot])), schema.position(of: path) == nil
    {
      let type = schema.fields[field].type
      if type == .date || type == .datetime { return (field, .month) }
    }
    guard let shown = field(path, at: node) else { return nil }
    switch shown.form {
    case .display: return (shown.field, .whole)
    case .year: return (shown.field, schema.fields[shown.field].type == .year ? .whole : .year)
    case .decade: return (shown.field, .decade)
    case .raw, .date, .time, .seconds, .short, .medium, .long, .full, .iso, .stars, .spoken, .href, .datetime, .missing,
      .items, .item:
      reader.error(
        .settingValue, at: node,
        "a facet is a field as a whole, or the year, month or decade of one; '\(path)' is a way of writing it")
      return nil
    }
  }
}
