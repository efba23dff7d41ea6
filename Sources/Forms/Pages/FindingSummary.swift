import Catalogue
import Editing
import Language

/// What keeps a form from being saved, above it: each finding leads to its field.
struct FindingSummary {
  let form: FilledForm
  let context: FormContext

  var markup: Markup {
    let general = form.findings.map { Markup.element("li", [:], .text($0.message)) }
    let ofFields = form.fields.enumerated().flatMap { position, field in
      field.findings.map { finding in
        Markup.element(
          "li", [:],
          .element("a", ["href": "#f-\(position)"], .isolated(field.field.label) + ": " + .text(finding.message)))
      }
    }
    let items = general + ofFields
    guard !items.isEmpty else { return .none }
    let heading = Markup.element("h2", [:], .text(context.phrases[.notSaved]))
    return .element(
      "div", ["class": "summary refused", "role": "alert", "id": "summary"],
      "\n" + heading + .element("ul", [:], "\n" + items.joined))
  }
}
