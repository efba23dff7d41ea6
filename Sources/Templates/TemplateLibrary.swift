/// The templates that a template may name as partials and parents.
package struct TemplateLibrary: Sendable {
  private var templates: [String: Template] = [:]

  package init(_ templates: [String: Template] = [:]) {
    self.templates = templates
  }

  /// The names by which templates are known, in alphabetical order.
  package var names: [String] { templates.keys.sorted() }

  package subscript(name: String) -> Template? {
    get { templates[name] }
    set { templates[name] = newValue }
  }
}
