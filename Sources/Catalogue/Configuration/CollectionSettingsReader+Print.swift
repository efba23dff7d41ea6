import Addresses
import Diagnostics
import FrontMatter

extension CollectionSettingsReader {
  /// What is printed of the collection: what its own `print` says, then what the site's says, then what its fields and its report suggest.
  mutating func print(_ node: Node?, report: ReportSettings, list: ListSettings, name: ItemText) -> PrintSettings {
    var print = site.print.settings
    var settings = DecodedMapping(location: .start)
    if let node {
      settings = reader.settings(in: node, of: PrintSettings.table)
    }
    reader.printTexts(settings, into: &print)
    let labels = reader.labels(settings["labels"], into: &print, language: site.language)
    if let lines = labels["lines"] {
      print.labels.lines = (lines.items ?? [lines]).compactMap { itemText($0, "lines") }
    } else if let lines = site.print.labelLines {
      print.labels.lines = lenient { reader in (lines.items ?? [lines]).compactMap { reader.itemText($0, "lines") } }
    }
    readColumns(settings["columns"], report: report, name: name, into: &print)
    readTotals(settings["totals"], report: report, into: &print)
    print.value = role("value", settings, fits: { $0 == .money || $0 == .number }) ?? valueField(of: print)
    print.serial = role("serial", settings, fits: { _ in true }) ?? serialField
    print.location = role("location", settings, fits: { _ in true }) ?? field(named: Self.locationNames)
    print.photo = role("photo", settings, fits: { $0.isPictorial }) ?? list.image ?? imageField
    return print
  }
}

extension CollectionSettingsReader {
  private mutating func readColumns(
    _ node: Node?, report: ReportSettings, name: ItemText, into print: inout PrintSettings
  ) {
    if let node {
      checkColumns(node)
      print.columns = columns(node)
      print.columnsPlace = (file.path, node.location)
    } else if let node = site.print.fields["columns"] {
      print.columns = lenient { $0.columns(node) }
      print.columnsPlace = (SourcePath.siteSettings, node.location)
    }
    if print.columns.isEmpty {
      print.columns = report.columns(naming: name)
    } else if !print.columns.contains(where: { $0.shows(name) }) {
      print.columns.insert(.name, at: 0)
    }
  }

  private mutating func columns(_ node: Node) -> [ReportColumn] {
    (node.items ?? [node]).compactMap { node in
      if node.text == "name", schema.position(of: "name") == nil { return .name }
      return shownFields(node, "columns").first.map { .field($0) }
    }
  }

  private mutating func readTotals(_ node: Node?, report: ReportSettings, into print: inout PrintSettings) {
    if let node {
      print.totals = totals(node)
    } else if let node = site.print.fields["totals"] {
      print.totals = lenient { $0.totals(node) }
    } else {
      print.totals = report.totals
    }
  }

  private mutating func totals(_ node: Node) -> [Total] {
    reader.texts(node, "totals").compactMap { total($0.text, at: $0.node) }
  }

  /// What `body` reads of settings in site.yaml. Fields that this collection does not have are left out.
  private mutating func lenient<Result>(_ body: (inout CollectionSettingsReader) -> Result) -> Result {
    var copy = self
    return body(&copy)
  }

  /// The field that one of the settings names.
  private mutating func role(_ key: String, _ settings: DecodedMapping, fits: (FieldType) -> Bool) -> Int? {
    guard let node = settings[key] else {
      guard let text = site.print.fields[key]?.text, let field = schema.position(of: text),
        fits(schema.fields[field].type)
      else { return nil }
      return field
    }
    guard let field = wholeField(node, key) else { return nil }
    guard fits(schema.fields[field].type) else {
      let needed = key == "photo" ? "of type image or images" : "of money or numbers"
      reader.error(
        .settingValue, at: node,
        "\(key) must be a field \(needed), and '\(schema.fields[field].key)' is \(schema.fields[field].type.phrase)")
      return nil
    }
    return field
  }
}

// What fields are for, where the configuration does not say.
extension CollectionSettingsReader {
  private static let serialNames = ["serial", "serial-number", "serial-no", "serialnumber", "imei", "inventory-number"]
  private static let locationNames = ["location", "room", "place", "shelf", "storage", "where", "kept"]

  /// The field of money that is added up, or else that is printed, or else the first.
  private func valueField(of print: PrintSettings) -> Int? {
    let isMoney = { (field: Int) in schema.fields[field].type == .money }
    for case .sum(let field) in print.totals where isMoney(field) { return field }
    for case .field(let column) in print.columns where isMoney(column.field) { return column.field }
    return schema.fields.indices.first(where: isMoney)
  }

  private var serialField: Int? {
    field(named: Self.serialNames) ?? schema.fields.firstIndex { $0.type == .vin }
  }

  private var imageField: Int? {
    schema.fields.firstIndex { $0.type.isPictorial }
  }

  private func field(named names: [String]) -> Int? {
    names.lazy.compactMap { schema.position(of: $0) }.first
  }
}
