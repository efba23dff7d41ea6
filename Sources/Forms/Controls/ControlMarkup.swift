import Catalogue
import Diagnostics
import Editing
import Language

/// Writes the control of one field.
struct ControlMarkup {
  let field: FormField
  let position: Int
  let context: FormContext
  /// The form that the control belongs to, where it is outside of it.
  var form: String?
  var hasFocus = false
  /// Whether the control is in a row of a table, where the head of its column is its label and room is short.
  var isInRow = false
  /// Where the picture of the field can be seen; nil if it has none.
  var picture: String?
  /// Where each of several pictures can be seen; nil of one that cannot.
  var pictures: [String?] = []

  private var kind: ControlKind { ControlKind(field.field, shown: field.shown, now: context.now) }
  var id: String { "f-\(position)" }
  var name: String { "f.\(field.key)" }
  private var findingID: String { "\(id)-finding" }
  private var unitID: String { "\(id)-unit" }
  private var isPlainlyRequired: Bool { field.field.mustBeGiven }

  /// Whether the control is several controls in a group with a legend, and not one with a label.
  var isGroup: Bool {
    switch kind {
    case .stars, .pictures: true
    case .line, .lines, .years, .options, .flag, .date, .moment, .list, .picture: false
    }
  }

  /// The control, with what it showed when the form was made.
  var markup: Markup {
    control + .hidden("was.\(field.key)", field.original, form: form)
  }

  private var control: Markup {
    switch kind {
    case .line(let mode):
      if let links = context.links[position] {
        select(links.map { ($0.address, $0.name) })
      } else {
        line(mode) + suggestions
      }
    case .lines: lines
    case .years(let years): select(years.map { ("\($0)", context.formatter.values.year($0)) })
    case .options(let options): select(options.map { ($0, $0) })
    case .flag: flag
    case .stars(let halves): isInRow ? select(ratings(halves)) : stars(halves)
    case .date: native("date")
    case .moment: native("datetime-local", step: field.shown.count > 16 ? "any" : nil)
    case .list: list + suggestions
    case .picture:
      PictureControl(field: field, id: id, name: name, form: form, address: picture, context: context).markup
    case .pictures: .hidden(name, field.shown, form: form) + severalPictures
    }
  }
}

extension ControlMarkup {
  private var severalPictures: Markup {
    PicturesControl(field: field, id: id, form: form, addresses: pictures, hasFocus: hasFocus, context: context).markup
  }

  private func line(_ mode: ControlKind.InputMode) -> Markup {
    let input = Markup.empty(
      "input",
      [
        "id": .text(id), "name": .text(name), "aria-label": .text(label), "type": "text", "form": .text(form),
        "value": .text(field.shown),
        "inputmode": .text(mode == .text ? nil : mode.rawValue), "placeholder": .text(placeholder),
        "list": .text(context.suggestions[position] == nil ? nil : "\(id)-list"),
        "spellcheck": .text(field.field.type == .text ? nil : "false"),
        "autocomplete": "off", "required": .flag(isPlainlyRequired), "autofocus": .flag(hasFocus),
        "aria-invalid": .text(field.hasErrors ? "true" : nil), "aria-describedby": .text(descriptions),
      ])
    guard let unit else { return input + "\n" }
    return input + .element("span", ["class": "unit", "id": .text(unitID)], .text(unit)) + "\n"
  }

  private var lines: Markup {
    .element(
      "textarea",
      [
        "id": .text(id), "name": .text(name), "aria-label": .text(label), "form": .text(form), "rows": "4",
        "required": .flag(isPlainlyRequired),
        "autofocus": .flag(hasFocus), "aria-invalid": .text(field.hasErrors ? "true" : nil),
        "aria-describedby": .text(descriptions),
      ], "\n" + .text(field.shown)) + "\n"
  }

  private var list: Markup {
    .empty(
      "input",
      [
        "id": .text(id), "name": .text(name), "aria-label": .text(label), "type": "text", "form": .text(form),
        "value": .text(field.shown),
        "placeholder": .text(placeholder), "autocomplete": "off", "data-tags": .flag(!isInRow),
        "required": .flag(isPlainlyRequired), "autofocus": .flag(hasFocus),
        "aria-invalid": .text(field.hasErrors ? "true" : nil),
        "data-remove": .text(context.phrases[.remove]), "aria-describedby": .text(descriptions),
      ]) + "\n"
  }

  private func native(_ type: String, step: String? = nil) -> Markup {
    .empty(
      "input",
      [
        "id": .text(id), "name": .text(name), "aria-label": .text(label), "type": .text(type), "form": .text(form),
        "value": .text(field.shown),
        "step": .text(step), "max": .text(type == "date" ? "9999-12-31" : "9999-12-31T23:59"),
        "required": .flag(isPlainlyRequired), "autofocus": .flag(hasFocus),
        "aria-invalid": .text(field.hasErrors ? "true" : nil), "aria-describedby": .text(descriptions),
      ]) + "\n"
  }

  /// A list of options. One that shows something else has that as an option, too.
  private func select(_ options: [(value: String, label: String)]) -> Markup {
    let isKnown = field.shown.isEmpty || options.contains { $0.value == field.shown }
    // Without a value, the list opens with what pages show in its place.
    let first = isKnown ? ("", placeholder ?? "–") : (field.shown, field.shown)
    let entries = ([first] + options).map { value, label in
      Markup.element(
        "option", ["value": .text(value), "selected": .flag(value == field.shown)], .text(label))
    }
    return .element(
      "select",
      [
        "id": .text(id), "name": .text(name), "aria-label": .text(label), "form": .text(form),
        "required": .flag(isPlainlyRequired),
        "autofocus": .flag(hasFocus), "aria-invalid": .text(field.hasErrors ? "true" : nil),
        "aria-describedby": .text(descriptions),
      ], "\n" + entries.joined)
  }

  /// A box that is not checked is not sent: the hidden field before it says no then.
  private var flag: Markup {
    let isOn = field.shown.isEmpty ? isOnByDefault : field.shown == FlagText.yes
    let off = field.shown.isEmpty && !isOnByDefault ? "" : FlagText.no
    return .hidden(name, off, form: form)
      + .empty(
        "input",
        [
          "id": .text(id), "name": .text(name), "aria-label": .text(label), "type": "checkbox", "form": .text(form),
          "value": .text(isOn && field.shown.isEmpty ? "" : FlagText.yes), "checked": .flag(isOn),
          "autofocus": .flag(hasFocus), "aria-describedby": .text(descriptions),
        ]) + "\n"
  }

  private var isOnByDefault: Bool {
    if case .value(.flag(true))? = field.field.defaultValue { true } else { false }
  }

  private func stars(_ halves: Int) -> Markup {
    let choices = [("", context.phrases[.none])] + ratings(halves)
    let radios = choices.enumerated().map { number, choice in
      let radioID = number == 0 ? id : "\(id)-\(number)"
      let style = number < 2 ? "none" : number % 2 == 0 ? "half" : "whole"
      return Markup.empty(
        "input",
        [
          "id": .text(radioID), "name": .text(name), "type": "radio", "form": .text(form), "value": .text(choice.0),
          "checked": .flag(choice.0 == field.shown), "autofocus": .flag(hasFocus && choice.0 == field.shown),
        ])
        + .element(
          "label", ["for": .text(radioID), "class": .text(style)], .element("span", [:], .text(choice.1)))
        + "\n"
    }
    return .element("div", ["class": "stars"], "\n" + radios.joined)
  }
}

extension ControlMarkup {
  private func ratings(_ halves: Int) -> [(value: String, label: String)] {
    (0...halves).map { half in
      let text = Rating.text(ofHalves: half)
      return (text, context.text.notation.shown(text))
    }
  }

  private var label: String? { isInRow ? field.field.label : nil }

  /// What is wrong with the field, at the field.
  var findings: Markup {
    guard !field.findings.isEmpty else { return .none }
    return .element(
      "div", ["class": "findings", "id": .text(findingID)],
      "\n"
        + field.findings.map { finding in
          Markup.element(
            "p", ["class": .text("finding \(finding.severity.rawValue)")], .text(context.text.message(finding)))
        }.joined)
  }

  /// The ids of what describes the control.
  private var descriptions: String? {
    let ids = [showsUnit ? unitID : nil, field.findings.isEmpty ? nil : findingID].compactMap(\.self)
    return ids.isEmpty ? nil : ids.joined(separator: " ")
  }

  /// Whether the unit is beside the control, as it is beside a line.
  private var showsUnit: Bool { if case .line = kind { unit != nil } else { false } }

  private var unit: String? {
    switch field.field.type {
    case .money: field.field.currency.code
    case .number: field.field.unit
    case .rating: "/ \(context.text.notation.shown("\(field.field.highestRating)"))"
    case .text, .year, .date, .datetime, .flag, .choice, .list, .url, .isbn, .vin, .image, .images, .link: nil
    }
  }

  /// What pages show for a missing value.
  private var placeholder: String? {
    if case .value(let value)? = field.field.defaultValue { return context.text.shown(value, of: field.field) }
    return field.field.placeholder
  }

  private var suggestions: Markup {
    if let links = context.links[position] {
      return .element(
        "datalist", ["id": .text("\(id)-list")],
        "\n" + links.map { Markup.element("option", ["value": .text($0.address)], .text($0.name)) }.joined)
    }
    guard let texts = context.suggestions[position] else { return .none }
    return .element(
      "datalist", ["id": .text("\(id)-list")],
      "\n" + texts.map { Markup.element("option", ["value": .text($0)]) }.joined)
  }
}
