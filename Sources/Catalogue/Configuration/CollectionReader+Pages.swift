import Diagnostics
import FrontMatter

extension CollectionReader {
  package static let listKeys = ["cell", "text", "detail", "image", "style", "counts", "page"]
  package static let groupKeys = ["header", "footer", "fields"]
  package static let shownFieldKeys = ["field", "label"]
  package static let deletedKeys = ["show", "header", "unless"]
  package static let reportKeys = ["sort", "columns", "totals"]

  /// - Parameter name: what items are called, which rows show where the configuration says nothing else.
  mutating func list(_ node: Node?, name: ItemText) -> ListSettings {
    let settings = node.map { reader.settings(in: $0, of: "list", known: Self.listKeys) } ?? [:]
    var list = ListSettings(text: itemText(settings["text"], "text") ?? name)
    list.detail = itemText(settings["detail"], "detail")
    if let node = settings["cell"], let cell = reader.text(node, "cell") {
      (list.cell, list.cellLocation) = (cell, node.location)
    }
    list.image = image(settings["image"])
    list.style = reader.choice(settings["style"], "style", ListSettings.Style.self)
    list.showsCounts = reader.flag(settings["counts"], "counts") ?? false
    list.pageLength = reader.count(settings["page"], "page", in: 1...Int.max) ?? ListSettings.defaultPageLength
    return list
  }

  private mutating func image(_ node: Node?) -> Int? {
    guard let node, let field = wholeField(node, "image") else { return nil }
    guard schema.fields[field].type == .image else {
      reader.error(
        .settingValue, at: node.location,
        "image must be a field of type image, and '\(schema.fields[field].key)' is \(schema.fields[field].type.phrase)")
      return nil
    }
    return field
  }

  /// The groups of an item's page; where the configuration says none, one with every field but the pictures.
  mutating func detail(_ node: Node?) -> [DetailGroup] {
    guard let node else {
      let fields = schema.fields.indices.filter { schema.fields[$0].type != .image }
      return fields.isEmpty ? [] : [DetailGroup(fields: fields.map { DetailField(field: $0, form: .display) })]
    }
    guard let nodes = node.items else {
      reader.error(.settingForm, at: node.location, "detail is a list of groups, each with fields")
      return []
    }
    return nodes.map { node in
      let settings = reader.settings(in: node, of: "a group", known: Self.groupKeys)
      if node.entries != nil, settings["fields"] == nil {
        reader.error(.settingForm, at: node.location, "a group needs fields: [key, …]")
      }
      return DetailGroup(
        header: reader.text(settings["header"], "header"), footer: reader.text(settings["footer"], "footer"),
        fields: shownFields(settings["fields"], "fields"))
    }
  }

  /// A list of fields, each by its key or as `{ field: registered.time, label: Time }`.
  private mutating func shownFields(_ node: Node?, _ name: String) -> [DetailField] {
    guard let node else { return [] }
    return (node.items ?? [node]).compactMap { node in
      if let text = node.text { return field(text, at: node.location) }
      let settings = reader.settings(in: node, of: "one of \(name)", known: Self.shownFieldKeys)
      guard let path = settings["field"], let text = reader.text(path, "field") else {
        reader.error(.settingForm, at: node.location, "one of \(name) is a key, or { field: key, label: text }")
        return nil
      }
      var shown = field(text, at: path.location)
      shown?.label = reader.text(settings["label"], "label")
      return shown
    }
  }

  mutating func deleted(_ node: Node?) -> DeletedSettings {
    guard let node else { return DeletedSettings() }
    let settings = reader.settings(in: node, of: "deleted", known: Self.deletedKeys)
    return DeletedSettings(
      show: reader.choice(settings["show"], "show", DeletedSettings.Show.self) ?? .section,
      header: reader.text(settings["header"], "header"), unless: wholeField(settings["unless"], "unless"))
  }

  mutating func report(_ node: Node?, sorts: [Sort]) -> ReportSettings {
    let settings = node.map { reader.settings(in: $0, of: "report", known: Self.reportKeys) } ?? [:]
    var report = ReportSettings()
    let names = sorts.map(\.name)
    if let name = reader.choice(settings["sort"], "sort", among: names) {
      report.sort = names.firstIndex(of: name) ?? 0
    }
    report.columns = shownFields(settings["columns"], "columns")
    if settings["columns"] == nil {
      report.columns = schema.fields.indices.filter { schema.fields[$0].type != .image }
        .map { DetailField(field: $0, form: .display) }
    }
    report.totals =
      settings["totals"] == nil
      ? [.count] : reader.texts(settings["totals"], "totals").compactMap { total($0.text, at: $0.location) }
    return report
  }

  private mutating func total(_ text: String, at location: SourceLocation) -> Total? {
    guard let call = Call(text), Total.names.contains(call.name), call.arguments.count <= 1 else {
      reader.error(
        .settingValue, at: location,
        "a total is count, or sum, average, minimum or maximum of a field, such as sum(price)"
          + didYouMean(Call(text)?.name ?? text, among: Total.names))
      return nil
    }
    if call.name == "count" {
      if !call.arguments.isEmpty { reader.error(.settingValue, at: location, "count takes no field: it counts items") }
      return .count
    }
    guard let key = call.arguments.first, let field = field(key, at: location)?.field else {
      if call.arguments.isEmpty {
        reader.error(.settingValue, at: location, "\(call.name) needs a field: \(call.name)(price)")
      }
      return nil
    }
    let type = schema.fields[field].type
    guard type.isNumeric, !(type == .year && call.name == "sum") else {
      reader.error(.settingValue, at: location, "\(call.name) needs numbers, and '\(key)' is \(type.phrase)")
      return nil
    }
    switch call.name {
    case "sum": return .sum(field)
    case "average": return .average(field)
    case "minimum": return .minimum(field)
    default: return .maximum(field)
    }
  }
}
