import Catalogue
import Language

/// Writes a field of a form: its label, its control, and what is wrong with it.
struct FieldMarkup {
  let control: ControlMarkup

  private var field: FormField { control.field }

  var markup: Markup {
    let body = control.markup + control.findings
    let attributes: KeyValuePairs<String, AttributeValue> = [
      "class": .text(field.hasErrors ? "field invalid" : "field"), "data-type": .text(field.field.type.rawValue),
      "data-key": .text(field.key),
    ]
    if control.isGroup {
      return .element("fieldset", attributes, .element("legend", [:], label) + required + body)
    }
    return .element(
      "div", attributes,
      .element("div", ["class": "label"], .element("label", ["for": .text(control.id)], label) + required)
        + .element("div", ["class": "control"], "\n" + body))
  }

  private var label: Markup { .isolated(field.field.label) }

  private var required: Markup {
    field.field.mustBeGiven
      ? .element("small", ["class": "required"], .text(control.context.phrases[.required])) + "\n" : .none
  }
}
