import Addresses
import Catalogue
import Editing
import Language
import Workbench

/// The table of a collection: every item in the order of a sort, with what can be done with it.
struct TablePage {
  let context: FormContext
  let collection: Collection
  let arrangement: Arrangement
  let place: TablePlace
  /// The change that can be undone; nil if there is none.
  let lastChange: UndoableChange?
  /// The row that is being edited, with what its controls show.
  var edited: (stem: String, form: FilledForm)?
  var selection = TableSelection()
  /// What could not be done.
  var findings: [EditFinding] = []
  /// The positions of all items as the table has them: the deleted ones last.
  private let order: [ItemIndex]

  /// How many rows a page has.
  private static let length = 250

  init(
    context: FormContext, collection: Collection, arrangement: Arrangement, place: TablePlace,
    lastChange: UndoableChange?
  ) {
    self.context = context
    self.collection = collection
    self.arrangement = arrangement
    self.place = place
    self.lastChange = lastChange
    order = arrangement.items + arrangement.deleted
  }

  private var phrases: FormPhrases { context.phrases }
  private var back: ReturnPlace { .table(place) }

  private var pageCount: Int { max(1, (order.count + Self.length - 1) / Self.length) }
  private var rows: Range<Int> {
    let start = min(place.page, pageCount - 1) * Self.length
    return start..<min(order.count, start + Self.length)
  }

  var html: String {
    PageFrame(site: context.site, title: collection.settings.title, kind: "table-page", bar: bar, main: main).html
  }

  private var bar: Markup {
    let list = FormAddress.list(collection.id, sort: place.sort)
    return .element("a", ["class": "cancel", "href": .text(list)], .text(phrases[.done])) + "\n"
      + UndoControl(phrases: phrases, token: context.token, back: back, collection: collection.id, change: lastChange)
      .markup
      + .element(
        "a", ["class": "button add", "href": .text(FormAddress.new(collection.id) + "?back=\(back.encoded)")],
        .text(phrases[.add])) + "\n"
  }

  private var main: Markup {
    let refusals = findings.map { Markup.element("li", [:], .text($0.message)) }.joined
    let summary =
      findings.isEmpty
      ? Markup.none
      : .element(
        "div", ["class": "summary refused", "role": "alert"],
        .element("h2", [:], .text(phrases[.notSaved])) + .element("ul", [:], refusals))
    let empty = Markup.element("p", ["class": "empty"], .text(context.words[.empty]))
    return [
      .element("h1", [:], .isolated(collection.settings.title)), summary, sorts, pager, rowForm,
      order.isEmpty ? empty : tableForm,
    ]
  }

  private var rowMarkup: TableRowMarkup {
    TableRowMarkup(
      context: context, columns: TableColumns.fields(of: collection.settings), place: place,
      selected: selection.stems)
  }

  private var rowForm: Markup {
    guard let edited else { return .none }
    return rowMarkup.form(for: ItemReference(collection: collection.id, stem: edited.stem), edited.form)
  }
}

extension TablePage {
  private var sorts: Markup {
    let sorts = collection.settings.sorts
    guard sorts.count > 1 else { return .none }
    let current = place.sort ?? sorts.first?.slug
    let links = sorts.enumerated().map { number, sort in
      let place = TablePlace(sort: number == 0 ? nil : sort.slug)
      return Markup.element(
        "a",
        [
          "href": .text(FormAddress.table(collection.id, place)),
          "aria-current": .text(sort.slug == current ? "page" : nil),
        ], .text(sort.name))
    }
    return .element("nav", ["class": "sorts", "aria-label": .text(context.words[.sorts])], links.joined)
  }

  private var pager: Markup {
    guard pageCount > 1 else { return .none }
    let links = (0..<pageCount).map { page in
      let first = collection.items[order[page * Self.length]].name
      return Markup.element(
        "a",
        [
          "href": .text(FormAddress.table(collection.id, TablePlace(sort: place.sort, page: page))),
          "aria-current": .text(page == place.page ? "page" : nil), "title": .text(first),
        ], .text(context.formatter.values.integer(page + 1)))
    }
    return .element("nav", ["class": "pager", "aria-label": .text(context.words[.pages])], links.joined)
  }

  private var tableForm: Markup {
    let hidden: Markup = [context.tokenField, .hidden("back", back.text)]
    let reason: Markup = [
      .element("label", ["for": "because"], .text(context.words[.because])), "\n",
      .empty(
        "input",
        [
          "id": "because", "name": "because", "type": "text", "autocomplete": "off",
          "value": .text(selection.because.isEmpty ? nil : selection.because),
        ]), "\n",
    ]
    let hasDeleted = !arrangement.deleted.isEmpty
    let bulk: Markup = [
      reason, .button(phrases[.deleteSelected], ["formaction": .text(FormAddress.delete(collection.id))]),
      hasDeleted
        ? .button(phrases[.restoreSelected], ["formaction": .text(FormAddress.restore(collection.id))]) : .none,
    ]
    // Return in the reason or on a box presses the first button of the form, which must not be that of some row. This one closes the
    // dialog that it is in: none.
    let nothing = Markup.button("", ["formmethod": "dialog", "hidden": .flag(true)])
    return .element(
      "form",
      [
        "id": "table", "method": "post", "action": .text(FormAddress.delete(collection.id)), "autocomplete": "off",
      ],
      [
        "\n", nothing, hidden, table,
        .element("div", ["class": "bulk"], "\n" + bulk),
      ])
  }

  private var table: Markup {
    let columns = TableColumns.fields(of: collection.settings)
    let heads = columns.map { position in
      Markup.element("th", ["scope": "col"], .isolated(context.schema.fields[position].label))
    }
    let head = Markup.element(
      "thead", [:],
      .element(
        "tr", [:],
        .element("td") + .element("th", ["scope": "col"], .text(context.words[.name])) + heads.joined + .element("td")))
    let table = Markup.element("table", ["class": "rows"], "\n" + head + bodies(width: columns.count + 3).joined)
    return .element("div", ["class": "scrolled"], table)
  }

  /// The sections that have rows on this page, and the deleted items.
  private func bodies(width: Int) -> [Markup] {
    var start = 0
    let deleted = (context.collection.settings.deleted.header ?? context.words[.deleted], arrangement.deleted)
    let sections = arrangement.sections.map { ($0.label, $0.items) } + [deleted]
    return sections.compactMap { label, items in
      defer { start += items.count }
      let shown = rows.clamped(to: start..<start + items.count)
      guard !shown.isEmpty else { return nil }
      let header = Markup.element(
        "tr", ["class": "section-head"],
        .element("th", ["scope": "rowgroup", "colspan": "\(width)"], .isolated(label)))
      let hasHeader = !label.isEmpty
      return .element("tbody", [:], "\n" + (hasHeader ? header : .none) + shown.map { row(order[$0]) }.joined)
    }
  }

  private func row(_ position: ItemIndex) -> Markup {
    let row = TableRow(item: collection.items[position], number: position.position)
    if let edited, edited.stem == row.item.fileStem { return rowMarkup.markup(row, editing: edited.form) }
    return rowMarkup.markup(row)
  }
}
