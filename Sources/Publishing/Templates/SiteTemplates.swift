package import Catalogue
import Diagnostics
import Files
package import Templates

/// The templates of a site: the built-in ones, those of its `templates/` in their place, and for each collection those of `templates/<collection>/`.
package struct SiteTemplates: Sendable {
  /// For pages of no collection.
  package let shared: TemplateLibrary
  /// Files that pages refer to, by their paths in `assets/`.
  package let assets: [String: [UInt8]]
  private let byCollection: [String: TemplateLibrary]

  /// - Parameter root: the site's folder.
  init(root: String, collections: [String], diagnostics: inout [Diagnostic]) throws(FileFailure) {
    var files = TemplateFiles(BuiltInTemplates.files)
    var findings: [Diagnostic] = []
    try files.read(at: root == "/" ? "/templates" : "\(root)/templates", diagnostics: &findings)
    var shared = TemplateLibrary()
    var own: [String: [(name: String, template: Template)]] = [:]
    for file in files.templates {
      if let finding = encodingFinding(in: file.source) {
        findings.append(finding)
        continue
      }
      let template = Template(parsing: file.source, diagnostics: &findings)
      findings += template.misplacedValues
      let parts = file.name.split(separator: "/", maxSplits: 1).map(String.init)
      if parts.count == 2, collections.contains(parts[0]) {
        own[parts[0], default: []].append((parts[1], template))
      } else {
        shared[file.name] = template
      }
    }
    self.shared = shared
    assets = files.assets
    var libraries: [String: TemplateLibrary] = [:]
    for collection in collections {
      var library = shared
      for (name, template) in own[collection] ?? [] { library[name] = template }
      libraries[collection] = library
    }
    byCollection = libraries
    diagnostics += findings
  }

  /// The templates for the pages of a collection, the one that its list's rows are made with as `cell`.
  package func library(for settings: CollectionSettings) -> TemplateLibrary {
    var library = byCollection[settings.id] ?? shared
    // A cell that is not there is reported once, where the configuration names it.
    library["cell"] = library["cells/\(settings.list.cell)"] ?? library["cells/default"]
    return library
  }

  /// Holds the cell that a collection's list asks for against the templates that there are.
  func checkCell(of settings: CollectionSettings, in file: String, diagnostics: inout [Diagnostic]) {
    let names = library(for: settings).names.filter { $0.hasPrefix("cells/") }.map { String($0.dropFirst(6)) }
    guard !names.contains(settings.list.cell) else { return }
    diagnostics.append(
      .error(
        .settingValue, in: file, at: settings.list.cellLocation,
        "there is no cell '\(settings.list.cell)', which would be templates/cells/\(settings.list.cell).mustache"
          + didYouMean(settings.list.cell, among: names)))
  }
}
