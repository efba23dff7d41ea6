import Catalogue
import Language

/// The rows of an inventory: numbers, pictures if they are wanted, and the configured columns.
final class InventoryTable: TableSource {
  private let source: PrintSource
  /// What is shown beside the configured columns.
  private enum Content {
    case number, picture
    case column(ReportColumn)
    case deletedOn, because, box, code
  }

  private let contents: [Content]
  /// The sides of boxes to check and of QR codes, in points.
  private static let boxSide = 12.0
  private static let codeSide = 40.0
  let columns: [TableColumn]
  /// The items row by row, and the first row of each section.
  private let items: [ItemIndex]
  let starts: [Int]
  private let mark: NumberMark
  /// Whether there are sums below the rows of each section.
  let hasSubtotals: Bool
  /// The totals of each section; of none, where they are not shown.
  private(set) lazy var subtotals =
    !hasSubtotals
    ? []
    : source.sections.map { section in
      ReportTotals(collection: source.collection, items: section.items, formatter: source.formatter)
    }
  /// The section of the row that was asked for last: rows are asked for in order.
  private var section = 0

  convenience init(_ source: PrintSource, photos: PhotoSize) {
    let shown = source.settings.columns.filter { photos == .no || !Self.isPicture($0, source) }
    var contents: [Content] = [.number]
    if photos != .no, source.settings.photo != nil { contents.append(.picture) }
    contents += shown.map { .column($0) }
    if source.showsDeleted { contents += [.deletedOn, .because] }
    self.init(source, contents: contents, photos: photos, hasSubtotals: source.hasSections)
  }

  /// The rows of a checklist: boxes to check, and where items are.
  convenience init(checklist source: PrintSource, photos: PhotoSize) {
    var contents: [Content] = [.box, .number]
    if photos != .no, source.settings.photo != nil { contents.append(.picture) }
    contents.append(.column(.name))
    let extra = [source.settings.location, source.settings.serial].compactMap { $0 }
    contents += extra.map { .column(.field(DetailField(field: $0, form: .display))) }
    if source.site.url != nil { contents.append(.code) }
    self.init(source, contents: contents, photos: photos, hasSubtotals: false)
  }

  private init(_ source: PrintSource, contents: [Content], photos: PhotoSize, hasSubtotals: Bool) {
    self.source = source
    self.hasSubtotals = hasSubtotals
    var starts: [Int] = []
    var items: [ItemIndex] = []
    for section in source.sections {
      starts.append(items.count)
      items += section.items
    }
    (self.items, self.starts) = (items, starts)
    mark = NumberMark(example: source.formatter.values.number("1.5"))
    self.contents = contents
    columns = contents.map { Self.column(for: $0, source, photos) }
  }

  private static func isPicture(_ column: ReportColumn, _ source: PrintSource) -> Bool {
    if case .field(let shown) = column { source.collection.schema.fields[shown.field].type.isPictorial } else { false }
  }

  private static func column(for content: Content, _ source: PrintSource, _ photos: PhotoSize) -> TableColumn {
    switch content {
    case .number: TableColumn(title: source.words[.number], content: .line)
    case .picture: TableColumn(title: source.words[.picture], content: .square(photos.side))
    case .column(let column):
      TableColumn(title: source.label(of: column), content: self.content(of: column, source))
    case .deletedOn: TableColumn(title: source.deletedOn, content: .line)
    case .because: TableColumn(title: source.phrases[.because], content: .text)
    case .box: TableColumn(title: source.words[.found], content: .square(Self.boxSide))
    case .code: TableColumn(title: "", content: .square(Self.codeSide))
    }
  }

  private static func content(of column: ReportColumn, _ source: PrintSource) -> TableColumn.Content {
    guard case .field(let shown) = column else { return .text }
    let field = source.collection.schema.fields[shown.field]
    switch field.type {
    case .number, .money: return .number
    case .year, .date, .datetime, .flag, .isbn, .vin: return .line
    case .rating: return field.highestRating <= Decimal(10) ? .line : .number
    case .text, .choice, .list, .url, .image, .images, .link: return .text
    }
  }

  var rowCount: Int { items.count }

  func item(ofRow row: Int) -> Item { source.item(items[row]) }

  func number(ofRow row: Int) -> String {
    while section > 0, starts[section] > row { section -= 1 }
    while section + 1 < starts.count, starts[section + 1] <= row { section += 1 }
    return source.number(section: section, place: row - starts[section])
  }

  func text(row: Int, column: Int) -> Text {
    switch contents[column] {
    case .number: return Text(number(ofRow: row))
    case .picture, .box, .code: return Text("")
    case .column(let shown):
      let value = source.text(of: item(ofRow: row), in: shown)
      let text = value.isEmpty ? "—" : value
      guard case .number = columns[column].content else { return Text(text) }
      return Text(text, mark: mark.place(in: text))
    case .deletedOn: return Text(item(ofRow: row).deletion.map { source.text($0.date, style: .medium) } ?? "")
    case .because: return Text(PrintSource.oneLine(item(ofRow: row).deletion?.because ?? ""))
    }
  }

  /// The fields whose sums are shown below the rows of a section.
  var summedFields: [Int] {
    source.settings.totals.compactMap { if case .sum(let field) = $0 { field } else { nil } }
  }

  func sums(column: Int) -> [Text] {
    guard hasSubtotals, let field = summedFields.first(where: { self.column(ofField: $0) == column }) else { return [] }
    // Stars begin where their column does, and their sum ends where it ends.
    let isAligned = if case .number = columns[column].content { true } else { false }
    return subtotals.map { totals in
      let sum = totals.value(of: .sum(field))
      return isAligned ? number(sum) : Text(sum)
    }
  }

  func address(row: Int, column: Int) -> String? {
    guard case .column(let shown) = contents[column] else { return nil }
    switch shown {
    case .name: return nil
    case .field(let shown):
      guard source.collection.schema.fields[shown.field].type == .url,
        case .text(let address) = item(ofRow: row).values[shown.field]
      else { return nil }
      return WebAddress.encoded(address)
    }
  }

  private func figure(row: Int, side: Double) -> Figure? {
    let item = item(ofRow: row)
    guard let photo = source.settings.photo, let picture = item.values[photo].pictures.first else { return nil }
    return Figure(picture: PictureReference(path: picture.file, pointsWide: side), name: picture.name(in: item))
  }

  func pictures(row: Int) -> [PictureReference] {
    contents.indices.compactMap { column in
      guard case .picture = contents[column], case .square(let side) = columns[column].content else { return nil }
      return figure(row: row, side: side)?.picture
    }
  }

  func drawSquare(row: Int, column: Int, in rectangle: Rectangle, on canvas: any Canvas) {
    let item = item(ofRow: row)
    switch contents[column] {
    case .box: canvas.frame(rectangle, thickness: 0.8, ink: .black)
    case .code:
      if let address = source.address(of: item) { canvas.code(of: address, in: rectangle, named: address) }
    case .picture:
      if let figure = figure(row: row, side: rectangle.width) {
        canvas.picture(figure.picture, in: rectangle, named: figure.name)
      }
    case .number, .column, .deletedOn, .because: break
    }
  }

  /// The position of the column that shows a field as a whole.
  func column(ofField field: Int) -> Int? {
    contents.firstIndex { content in
      guard case .column(.field(let shown)) = content else { return false }
      return shown.field == field && shown.form == .display
    }
  }

  /// A number as a cell of a column has it.
  func number(_ text: String) -> Text { Text(text, mark: mark.place(in: text)) }
}

/// How large pictures beside rows are.
package enum PhotoSize: String, Sendable, CaseIterable {
  case small, large, no

  /// In points.
  var side: Double {
    switch self {
    case .small: 40
    case .large: 96
    case .no: 0
    }
  }
}
