import Workbench

extension Markup {
  /// - Parameter form: The form that the field belongs to, where it is outside of it.
  static func hidden(_ name: String, _ value: String, form: String? = nil) -> Markup {
    empty("input", ["type": "hidden", "form": .text(form), "name": .text(name), "value": .text(value)]) + "\n"
  }

  static func button(_ label: String, _ attributes: KeyValuePairs<String, AttributeValue>) -> Markup {
    element("button", attributes, .text(label)) + "\n"
  }

  static func link(_ label: Markup, to address: String, class style: String? = nil) -> Markup {
    element("a", ["class": .text(style), "href": .text(address)], label) + "\n"
  }
}

/// The names of hidden fields that forms have.
enum TokenField {
  static let name = WorkbenchRequest.tokenField
}
