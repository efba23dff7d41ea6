import Addresses
import Catalogue
import Editing
import Language
import Workbench

/// A row of a collection's table.
struct TableRow {
  let item: Item
  /// Names the row within its page.
  let number: Int

  /// The id of the row, which stays the same when the row is written anew.
  var id: String { "r-\(number)" }
}

/// Writes rows of a collection's table.
struct TableRowMarkup {
  let context: FormContext
  let columns: [Int]
  let place: TablePlace
  /// The items whose boxes are checked, by the names of their files without their endings.
  var selected: Set<String> = []
  /// The change that Undo takes back from now on, for a script that has just made one.
  var change: UndoableChange?

  private var collection: EditingCollection { context.collection }
  private func reference(_ row: TableRow) -> ItemReference {
    ItemReference(collection: collection.id, stem: row.item.fileStem)
  }

  /// A row that shows its values; each leads to the row's controls.
  func markup(_ row: TableRow) -> Markup {
    let item = reference(row)
    let edit = FormAddress.table(collection.id, place, row: item.stem) + "#\(row.id)"
    let values = columns.map { position in
      let field = context.schema.fields[position]
      let value = row.item.values[position]
      let text = context.formatter.text(value, of: context.linked(field), as: .display)
      let label = text.isEmpty ? "—" : text
      return Markup.element(
        "td",
        [
          "data-label": .text(field.label), "data-type": .text(field.type.rawValue),
          "data-missing": .flag(value.isMissing),
        ],
        row.item.isDeleted
          ? .isolated(label)
          : .element(
            "a", ["class": "value", "href": .text(edit), "data-field": .text(field.key)], .isolated(label)))
    }
    return .element(
      "tr", attributes(row, state: row.item.isDeleted ? "deleted" : nil),
      "\n" + selection(row, item) + name(row, item) + values.joined + actions(row, item))
  }

  /// A row whose values are edited in it.
  ///
  /// - Parameter form: What the controls show.
  func markup(_ row: TableRow, editing form: FilledForm) -> Markup {
    let focused = columns.first { form.fields[$0].hasErrors } ?? columns.first
    let cells = columns.map { position in
      let field = form.fields[position]
      let control = ControlMarkup(
        field: field, position: position, context: context, form: Self.formID,
        hasFocus: position == focused, isInRow: true)
      return Markup.element(
        "td", ["data-label": .text(field.field.label), "class": "edited"], "\n" + control.markup + control.findings)
    }
    let item = reference(row)
    // What is wrong with fields that the row has no controls for is said beside its buttons.
    let others = form.fields.indices.filter { !columns.contains($0) }.flatMap { form.fields[$0].findings }
    let findings = (form.findings + others).map { finding in
      Markup.element("p", ["class": "finding error"], .text(context.text.message(finding)))
    }.joined
    let buttons: Markup = [
      .link(
        .text(context.phrases[.cancel]), to: FormAddress.table(collection.id, place) + "#\(row.id)", class: "cancel"),
      .button(context.phrases[.save], ["class": "save", "form": .text(Self.formID), "name": "then", "value": "save"]),
    ]
    return .element(
      "tr", attributes(row, state: "edited"),
      "\n" + .element("td") + name(row, item) + cells.joined
        + .element("td", ["class": "actions"], "\n" + findings + buttons))
  }

  /// The form that the controls of a row belong to: a table cannot hold one.
  func form(for item: ItemReference, _ form: FilledForm) -> Markup {
    guard case .item(_, let base) = form.target else { return .none }
    return .element(
      "form",
      [
        "id": .text(Self.formID), "method": "post", "action": .text(FormAddress.row(item)), "autocomplete": "off",
      ],
      "\n" + context.tokenField + .hidden("back", ReturnPlace.table(place).text) + .hidden("base", base.description))
  }

  static let formID = "row-form"
}

extension TableRowMarkup {
  private func attributes(_ row: TableRow, state: String?) -> KeyValuePairs<String, AttributeValue> {
    [
      "id": .text(row.id), "class": .text(state), "data-row": .text(FormAddress.row(reference(row))),
      "data-number": .text("\(row.number)"), "data-change": .text(change.map { "\($0.number)" }),
      "data-change-title": .text(change?.title),
    ]
  }

  private func selection(_ row: TableRow, _ item: ItemReference) -> Markup {
    let isFixed = reason(row) != nil
    let box = Markup.empty(
      "input",
      [
        "type": "checkbox", "name": "item", "value": .text(item.stem), "checked": .flag(selected.contains(item.stem)),
        "aria-label": .text("\(context.phrases[.select]): \(row.item.name)"),
      ])
    return .element("td", ["class": "select"], isFixed ? .none : box)
  }

  private func name(_ row: TableRow, _ item: ItemReference) -> Markup {
    let deletion = row.item.deletion.map { deletion in
      let date = context.formatter.values.date(deletion.date, style: .long)
      let label = collection.settings.deleted.label ?? context.words[.deletedOn]
      return "\(label) \(date)" + (deletion.because.map { ": \($0)" } ?? "")
    }
    let link = Markup.element(
      "a", ["href": .text(FormAddress.item(item) + "?back=\(ReturnPlace.table(place).encoded)")],
      .isolated(row.item.name))
    return .element(
      "th", ["scope": "row", "id": .text("\(row.id)-name")],
      link + (deletion.map { " " + .element("small", [:], .text($0)) } ?? .none))
  }

  private func reason(_ row: TableRow) -> KeptReason? {
    KeptReason(row.item, in: collection.settings, formatter: context.formatter)
  }

  private func actions(_ row: TableRow, _ item: ItemReference) -> Markup {
    let content: Markup
    if row.item.isDeleted {
      content = button(.restore, to: FormAddress.restore(collection.id), row, item)
    } else if let reason = reason(row) {
      content = reason.markup(context.phrases)
    } else {
      content = button(.delete, to: FormAddress.delete(collection.id), row, item)
    }
    return .element("td", ["class": "actions"], "\n" + content)
  }

  private func button(_ word: FormWord, to address: String, _ row: TableRow, _ item: ItemReference) -> Markup {
    .button(
      context.phrases[word],
      [
        "class": .text(word == .delete ? "delete" : "restore"), "name": "only", "value": .text(item.stem),
        "formaction": .text(address), "aria-describedby": .text("\(row.id)-name"),
      ])
  }
}
