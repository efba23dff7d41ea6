import Addresses
import Catalogue
import Editing
import Language

/// The page with the form of an item.
struct FormPage {
  let form: FilledForm
  /// What the form is known by, however often it is sent until it is saved.
  let id: String
  /// Whether the page shows what was sent with the form, and not what is in a file.
  let isAnswer: Bool
  let context: FormContext
  /// What the item is called; nil for a new one.
  let name: String?
  let place: ReturnPlace
  /// The lines that Save would change; nil if they were not asked for, empty if there are none.
  var changes: String?
  /// The notes as they will be on the item's page, if that was asked for.
  var preview: Markup?
  /// The position of the field to begin with; nil for the first one, or the first one with errors.
  var focus: Int?
  /// Whether the form was to be saved and could not be.
  var isRefused = false

  private static let formID = "form"
  static let idField = "form-id"

  var html: String {
    PageFrame(site: context.site, title: title, kind: "form-page", bar: bar, main: main).html
  }

  private var phrases: FormPhrases { context.phrases }
  private var collection: String { context.collection.id }
  private var title: String { name ?? phrases.newItem(context.collection.settings.item) }

  private var isNew: Bool { form.makesItem }

  private var address: String {
    if case .item(let item, _) = form.target { FormAddress.item(item) } else { FormAddress.new(collection) }
  }

  private var bar: Markup {
    let back = place.address(in: collection, item: isNew ? nil : form.shownItem)
    return .element("a", ["class": "cancel", "href": .text(back)], .text(phrases[.cancel])) + "\n"
      + .button(phrases[.save], ["class": "save", "form": .text(Self.formID), "name": "then", "value": "save"])
  }

  private var main: Markup {
    let attributes: KeyValuePairs<String, AttributeValue> = [
      "id": .text(Self.formID), "method": "post", "action": .text(address), "enctype": "multipart/form-data",
      // The file may have changed by the time that a browser comes back to the form, and would fill in what it had before.
      "autocomplete": "off",
      "data-check": .text(FormAddress.check(collection)), "data-preview": .text(FormAddress.preview(collection)),
      "data-restored": .text(phrases[.restoredText]), "data-discard": .text(phrases[.discard]),
      "data-unchanged": .text(phrases[.unchanged]), "data-answer": .text(isAnswer ? "yes" : nil),
    ]
    return [
      .element("h1", [:], .isolated(title)),
      FindingSummary(form: form, context: context, isRefused: isRefused).markup,
      .element("form", attributes, ["\n", hiddenFields, removed, groups, notes, buttons]),
    ]
  }

  private var hiddenFields: Markup {
    var fields: [Markup] = [
      context.tokenField, .hidden(Self.idField, id), .hidden("back", place.text),
    ]
    switch form.target {
    case .new(let like?): fields.append(.hidden("like", like.stem))
    case .new(nil): break
    case .gone(let item): fields.append(.hidden("gone", item.stem))
    case .item(_, let base): fields.append(.hidden("base", base.description))
    }
    if !form.frontMatter.isEmpty {
      fields.append(.hidden("was-front-matter", FilledForm.encoded(form.frontMatter)))
    }
    return fields.joined
  }
}

extension FormPage {
  private var groups: Markup {
    let focused =
      focus ?? form.fields.firstIndex(where: \.hasErrors)
      ?? FieldGroup.groups(of: context.collection).first?.fields.first
    return FieldGroup.groups(of: context.collection).enumerated().map { number, group in
      let fields = group.fields.map { position in
        FieldMarkup(
          control: ControlMarkup(
            field: form.fields[position], position: position, context: context, hasFocus: position == focused,
            picture: picture(of: position),
            pictures: FormAddress.pictures(of: form.fields[position], item: form.shownItem))
        ).markup
      }
      let header = group.header.map { Markup.element("h2", ["id": .text("group-\(number)")], .isolated($0)) } ?? .none
      let footer = group.footer.map { Markup.element("p", ["class": "footer", "dir": "auto"], .text($0)) } ?? .none
      return header + .element("div", ["class": "card"], "\n" + fields.joined) + footer
    }.joined
  }

  /// What was typed into fields that are gone, to be copied.
  private var removed: Markup {
    guard !form.removed.isEmpty else { return .none }
    let fields = form.removed.enumerated().map { number, field in
      let id = "removed-\(number)"
      let text = Markup.element(
        "textarea",
        ["id": .text(id), "name": .text("removed.\(field.key)"), "rows": "2", "readonly": .flag(true)],
        "\n" + .text(field.text))
      return Markup.element(
        "div", ["class": "field"],
        .element("div", ["class": "label"], .element("label", ["for": .text(id)], .isolated(field.key)))
          + .element("div", ["class": "control"], "\n" + text + "\n"))
    }
    return .element("div", ["class": "card"], "\n" + fields.joined)
  }

  /// Where the picture of a field can be seen.
  private func picture(of position: Int) -> String? {
    let field = form.fields[position]
    guard field.field.type == .image else { return nil }
    if let upload = field.upload { return FormAddress.upload(upload.id) }
    if field.shown.isEmpty {
      return field.field.defaultValue == nil ? nil : FormAddress.defaultPicture(collection, field: field.key)
    }
    return form.shownItem.map { FormAddress.picture($0, field: field.key) }
  }

  private var notes: Markup {
    let area = Markup.element(
      "textarea", ["id": "notes", "name": "notes", "rows": "10", "spellcheck": "true"], "\n" + .text(form.notes))
    return [
      .element("h2", [:], .element("label", ["for": "notes"], .text(context.words[.notes]))),
      .element("div", ["class": "card notes-card"], "\n" + area + "\n"),
      // Comes after the notes, so that a page that is sent before it is complete says nothing of them.
      .hidden("was-notes", form.originalNotes.description),
      .element(
        "section",
        [
          "class": "notes preview", "id": "preview", "dir": "auto", "aria-label": .text(phrases[.preview]),
          "hidden": .flag(preview?.isEmpty ?? true),
        ], preview ?? .none),
    ]
  }

  private var buttons: Markup {
    var buttons: [Markup] = []
    if isNew { buttons.append(.button(phrases[.saveAndAdd], ["name": "then", "value": "another"])) }
    buttons.append(.button(phrases[.showChanges], ["class": "link", "name": "then", "value": "changes"]))
    buttons.append(.button(phrases[.preview], ["class": "link", "name": "then", "value": "preview"]))
    if case .item(let item, _) = form.target {
      buttons.append(.link(.text(phrases[.duplicate]), to: FormAddress.new(like: item), class: "button link"))
    }
    let text = changes.map { $0.isEmpty ? phrases[.unchanged] : $0 }
    let diff = Markup.element(
      "pre", ["id": "changes", "class": "diff", "tabindex": "0", "aria-live": "polite", "hidden": .flag(text == nil)],
      text.map(DiffMarkup.markup) ?? .none)
    return .element("div", ["class": "buttons"], "\n" + buttons.joined) + diff
  }
}
