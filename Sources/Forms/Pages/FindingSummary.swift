import Catalogue
import Editing
import Language

/// What was found, above the form. Where it keeps the form from being saved, each finding leads to its field.
struct FindingSummary {
  let form: FilledForm
  let context: FormContext
  /// Whether the form was to be saved and could not be. If not, findings of fields are at their fields alone.
  let isRefused: Bool

  var markup: Markup {
    let general = form.findings.map { Markup.element("li", [:], .text($0.message)) }
    let ofFields = form.fields.enumerated().flatMap { position, field in
      field.findings.map { finding in
        Markup.element(
          "li", [:],
          .element(
            "a", ["href": "#f-\(position)"], .isolated(field.field.label) + ": " + .text(context.text.message(finding)))
        )
      }
    }
    let items = isRefused ? general + ofFields : general
    guard !items.isEmpty else { return .none }
    let list = Markup.element("ul", [:], "\n" + items.joined)
    guard isRefused else { return .element("div", ["class": "summary", "id": "summary"], "\n" + list) }
    let heading = Markup.element("h2", [:], .text(context.phrases[.notSaved]))
    return .element("div", ["class": "summary refused", "role": "alert", "id": "summary"], "\n" + heading + list)
  }
}
