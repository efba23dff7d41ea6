import Catalogue
import Diagnostics
import Templates

/// Finds the templates of a site that nothing is made with: mostly their names are misspelt.
struct TemplateUses {
  private let collections: [CollectionSettings]
  /// The names that the program gives its own templates.
  private let builtIn: Set<String>
  /// The names that templates name others by.
  private var named: Set<String> = []

  init(collections: [CollectionSettings], builtIn: Set<String>, templates: [(name: String, template: Template)]) {
    self.collections = collections
    self.builtIn = builtIn
    for (name, template) in templates { named.formUnion(template.partialNames.subtracting([name])) }
  }

  /// What is wrong with a template of the site that has `name` in `templates/`; nil if something uses it.
  func finding(about name: String) -> Diagnostic? {
    if named.contains(name) { return nil }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, let collection = collections.first(where: { $0.id == parts[0] }) {
      return isUsed(parts[1], in: [collection]) ? nil : warning(about: name, as: parts[1])
    }
    if isUsed(name, in: collections) { return nil }
    guard parts.count == 2, !["cells", "partials"].contains(parts[0]) else { return warning(about: name, as: name) }
    let ids = collections.map(\.id)
    return warning(
      name,
      "there is no collection '\(parts[0])', and no template names '\(name)'"
        + didYouMean(parts[0], among: ids + ["cells", "partials"]))
  }

  private func isUsed(_ name: String, in collections: [CollectionSettings]) -> Bool {
    builtIn.contains(name) || named.contains(name) || collections.contains { "cells/\($0.list.cell)" == name }
  }

  private func warning(about name: String, as inner: String) -> Diagnostic {
    if inner.hasPrefix("cells/") {
      let cell = String(inner.dropFirst(6))
      return warning(name, "no list asks for this cell by cell: \(cell), and no template names it")
    }
    return warning(name, "nothing is made with a template '\(inner)'\(didYouMean(inner, among: builtIn.sorted()))")
  }

  private func warning(_ name: String, _ message: String) -> Diagnostic {
    .warning(.templateUnused, in: "templates/\(name).mustache", at: .start, message)
  }
}
