import Diagnostics
import FrontMatter

extension CollectionSettingsReader {
  mutating func list(_ node: Node?) -> ListSettings {
    let settings = settings(in: node, of: Self.listTable)
    var list = ListSettings()
    list.text = itemText(settings["text"], "text")
    list.detail = itemText(settings["detail"], "detail")
    if let node = settings["cell"], !reader.isReported(node), let cell = reader.title(node, "cell") {
      (list.cell, list.cellLocation) = (cell, node.location)
    }
    list.image = image(settings["image"])
    let styles = styles(settings["style"])
    (list.style, list.otherStyles) = (styles.first, Array(styles.dropFirst()))
    readColumns(settings["columns"], into: &list)
    list.counts = counts(settings["counts"])
    list.pageLength = reader.count(settings["page"], "page", in: 1...Int.max) ?? ListSettings.defaultPageLength
    return list
  }

  /// One look of the list, or several, each once.
  private mutating func styles(_ node: Node?) -> [ListSettings.Style] {
    guard let node else { return [] }
    var styles: [ListSettings.Style] = []
    for node in node.items ?? [node] {
      guard let style = reader.choice(node, "style", ListSettings.Style.self) else { continue }
      if styles.contains(style) {
        reader.error(.settingValue, at: node, "style names '\(style.rawValue)' twice")
      } else {
        styles.append(style)
      }
    }
    return styles
  }

  /// The settings of a mapping that need not be there.
  private mutating func settings(in node: Node?, of table: SettingTable) -> DecodedMapping {
    guard let node else { return DecodedMapping(location: .start) }
    return reader.settings(in: node, of: table)
  }

  private mutating func image(_ node: Node?) -> Int? {
    guard let node, let field = wholeField(node, "image") else { return nil }
    guard schema.fields[field].type.isPictorial else {
      reader.error(
        .settingValue, at: node,
        "image must be a field of type image or images, and '\(schema.fields[field].key)' is \(schema.fields[field].type.phrase)"
      )
      return nil
    }
    return field
  }

  /// The groups of an item's page; where the configuration says none, one with every field but the pictures.
  mutating func detail(_ node: Node?) -> [DetailGroup] {
    guard let node else {
      let fields = schema.fields.indices.filter { !schema.fields[$0].type.isPictorial }
      return fields.isEmpty ? [] : [DetailGroup(fields: fields.map { DetailField(field: $0, form: .display) })]
    }
    guard let nodes = node.items else {
      reader.error(.settingForm, at: node, "detail is a list of groups, each with fields")
      return []
    }
    return nodes.map { node in
      let settings = reader.settings(
        in: node, of: Self.groupTable)
      if settings["fields"].map({ $0.items?.isEmpty == true }) ?? true {
        reader.missing("a group needs fields: [key, …]", from: settings)
      }
      return DetailGroup(
        header: reader.text(settings["header"], "header"), footer: reader.text(settings["footer"], "footer"),
        fields: shownFields(settings["fields"], "fields"))
    }
  }

  /// Reports columns that are a list of none.
  mutating func checkColumns(_ node: Node?) {
    if let node, node.items?.isEmpty == true {
      reader.error(.settingValue, at: node, "columns names at least one field")
    }
  }

  /// A list of fields, each by its key or as `{ field: registered.time, label: Time }`.
  mutating func shownFields(_ node: Node?, _ name: String) -> [DetailField] {
    guard let node else { return [] }
    return (node.items ?? [node]).compactMap { node in
      if let text = node.text { return field(text, at: node) }
      guard node.entries != nil else {
        reader.error(
          .settingForm, at: node, "one of \(name) is a key, or { field: key, label: text }, not \(node.phrase)"
        )
        return nil
      }
      let settings = reader.settings(
        in: node, of: Self.shownFieldTable)
      guard let path = settings["field"] else {
        reader.missing("one of \(name) is a key, or { field: key, label: text }", from: settings)
        return nil
      }
      guard let text = reader.text(path, "field") else { return nil }
      var shown = field(text, at: path)
      shown?.label = reader.text(settings["label"], "label")
      return shown
    }
  }

  mutating func deleted(_ node: Node?) -> DeletedSettings {
    guard let node else { return DeletedSettings() }
    let settings = reader.settings(in: node, of: Self.deletedTable)
    return DeletedSettings(
      show: reader.choice(settings["show"], "show", DeletedSettings.Show.self) ?? .section,
      header: reader.text(settings["header"], "header"), label: reader.title(settings["label"], "label"),
      unless: wholeField(settings["unless"], "unless"))
  }

  mutating func report(_ node: Node?, sorts: [Sort]) -> ReportSettings {
    let settings = settings(in: node, of: Self.reportTable)
    var report = ReportSettings()
    report.sort = position(settings["sort"], in: sorts) ?? 0
    checkColumns(settings["columns"])
    for node in settings["columns"].map({ $0.items ?? [$0] }) ?? [] {
      if node.text == "name", schema.position(of: "name") == nil {
        report.nameColumn = report.columns.count
      } else {
        report.columns += shownFields(node, "columns")
      }
    }
    if settings["columns"] == nil {
      report.columns = schema.fields.indices.filter { !schema.fields[$0].type.isPictorial }
        .map { DetailField(field: $0, form: .display) }
    }
    report.totals =
      settings["totals"] == nil
      ? [.count] : reader.texts(settings["totals"], "totals").compactMap { total($0.text, at: $0.node) }
    return report
  }

  /// The sort that a setting names; nil if it names none.
  private mutating func position(_ node: Node?, in sorts: [Sort]) -> Int? {
    guard let node, let name = reader.text(node, "sort") else { return nil }
    let names = sorts.map(\.name)
    // A sort in error is not among them.
    if let position = names.firstIndex(of: name) { return position }
    if reader.isSound, !hasBrokenSorts {
      let meant = suggestion(for: name, among: names)
      let known = names.count == 1 ? "the only one is \(names[0])" : "the sorts are \(names.joined(separator: ", "))"
      reader.error(
        .settingValue, at: node, "there is no sort '\(name)'\(meant == nil ? "; \(known)" : "")", meant: meant)
    }
    return nil
  }

  mutating func total(_ text: String, at node: Node) -> Total? {
    guard let call = Call(text), let kind = Total.Kind(rawValue: call.name), call.arguments.count <= 1 else {
      reader.error(
        .settingValue, at: node,
        "a total is count, or sum, average, minimum or maximum of a field, such as sum(price)"
          + didYouMean(Call(text)?.name ?? text, among: Total.names))
      return nil
    }
    if kind == .count {
      if !call.arguments.isEmpty { reader.error(.settingValue, at: node, "count takes no field: it counts items") }
      return .count
    }
    guard let key = call.arguments.first, !key.isEmpty else {
      reader.error(.settingValue, at: node, "\(call.name) needs a field: \(call.name)(price)")
      return nil
    }
    guard let total = self.field(key, at: node) else { return nil }
    let field = total.field
    guard total.form == .display else {
      reader.error(
        .settingValue, at: node,
        "\(call.name) needs a field as a whole: \(call.name)(\(schema.fields[field].key)), not '\(key)'")
      return nil
    }
    let type = schema.fields[field].type
    let isOfDates = type.isDated && (kind == .minimum || kind == .maximum)
    guard type.isNumeric || isOfDates, !(type == .year && kind == .sum) else {
      reader.error(.settingValue, at: node, "\(call.name) needs numbers, and '\(key)' is \(type.phrase)")
      return nil
    }
    return switch kind {
    case .count: .count
    case .sum: .sum(field)
    case .average: .average(field)
    case .minimum: .minimum(field)
    case .maximum: .maximum(field)
    }
  }
}
