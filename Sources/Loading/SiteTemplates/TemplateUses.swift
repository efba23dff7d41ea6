import Addresses
import Catalogue
import Diagnostics
import Files
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
    let split = RelativePath(name).headAndRest
    if let (folder, inner) = split, let collection = collections.first(where: { $0.id == folder }) {
      if Self.ofSite.contains(inner.text) {
        return warning(
          name, "no collection has its own template '\(inner.text)'; it is templates/\(inner.text).mustache")
      }
      return isUsed(inner.text, in: [collection]) ? nil : warning(about: name, as: inner.text)
    }
    if isUsed(name, in: collections) { return nil }
    guard let folder = split?.head, !SourcePath.templateFolders.contains(folder) else {
      return warning(about: name, as: name)
    }
    let ids = collections.map(\.id)
    return warning(
      name,
      "there is no collection '\(folder)', and no template names '\(name)'"
        + didYouMean(folder, among: ids + SourcePath.templateFolders))
  }

  /// The pages that no collection has.
  private static let ofSite = ["home", "search"]

  private func isUsed(_ name: String, in collections: [CollectionSettings]) -> Bool {
    builtIn.contains(name) || named.contains(name) || collections.contains { "cells/\($0.list.cell)" == name }
  }

  private func warning(about name: String, as inner: String) -> Diagnostic {
    if let (folder, cell) = RelativePath(inner).headAndRest, folder == "cells" {
      return warning(name, "no list asks for this cell by cell: \(cell), and no template names it")
    }
    return warning(name, "nothing is made with a template '\(inner)'\(didYouMean(inner, among: builtIn.sorted()))")
  }

  private func warning(_ name: String, _ message: String) -> Diagnostic {
    .warning(.templateUnused, in: "templates/\(name).mustache", at: .start, message)
  }
}
