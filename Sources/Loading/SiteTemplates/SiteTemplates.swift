package import Catalogue
package import Diagnostics
package import Files
import FrontMatter
package import Templates

/// The templates of a site: the built-in ones, those of its `templates/` in their place, and for each collection those of `templates/<collection>/`.
package struct SiteTemplates: Sendable {
  /// For pages of no collection.
  package let shared: TemplateLibrary
  /// Files that pages refer to, by their paths in `assets/`.
  package private(set) var assets: [RelativePath: [UInt8]]
  private let byCollection: [String: TemplateLibrary]
  /// All templates by their names in `templates/`, and whether the program carries them.
  private let all: [(name: String, template: Template, isBuiltIn: Bool)]

  /// - Parameter root: the site's folder.
  init(root: String, collections: [String], diagnostics: inout [Diagnostic]) throws(LoadFailure) {
    var files = TemplateFiles(BuiltInTemplates.files)
    var findings: [Diagnostic] = []
    try files.read(at: Folder.path(of: "templates", in: root), diagnostics: &findings)
    var shared = TemplateLibrary()
    var own: [String: [(name: String, template: Template)]] = [:]
    var all: [(name: String, template: Template, isBuiltIn: Bool)] = []
    for file in files.templates {
      let template = Template(parsing: file.source, isBuiltIn: file.isBuiltIn, diagnostics: &findings)
      all.append((file.name, template, file.isBuiltIn))
      if !file.isBuiltIn {
        findings += template.misplacedValues
        if let conflict = MergeConflict.finding(in: file.source) { findings.append(conflict) }
      }
      if let (folder, inner) = RelativePath(file.name).headAndRest, collections.contains(folder) {
        own[folder, default: []].append((inner.text, template))
      } else {
        shared[file.name] = template
      }
    }
    self.shared = shared
    self.all = all
    assets = files.assets
    for (path, bytes) in assets.sorted(by: { $0.key < $1.key }) {
      let file = SourceFile(path: "templates/assets/\(path)", bytes: bytes)
      if let conflict = MergeConflict.finding(in: file) { findings.append(conflict) }
    }
    var libraries: [String: TemplateLibrary] = [:]
    for collection in collections {
      var library = shared
      for (name, template) in own[collection] ?? [] { library[name] = template }
      libraries[collection] = library
    }
    byCollection = libraries
    for (name, template, isBuiltIn) in all where !isBuiltIn {
      let folder = RelativePath(name).headAndRest?.head
      findings += template.unknownBlocks(in: folder.flatMap { libraries[$0] } ?? shared)
    }
    diagnostics += findings
  }

  /// The style sheets of pages, by their names in `assets/`: the built-in one, the one made from the settings, and the site's own.
  ///
  /// - Parameter look: The style sheet made from the settings, which becomes an asset unless the site has one of its name.
  mutating func styleSheets(adding look: String?) -> [String] {
    if let look, assets["look.css"] == nil { assets["look.css"] = Array(look.utf8) }
    return ["style.css", "look.css", "site.css"].filter { assets[RelativePath($0)] != nil }
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
    let names = library(for: settings).names.compactMap { name -> String? in
      guard let (folder, cell) = RelativePath(name).headAndRest, folder == "cells" else { return nil }
      return cell.text
    }
    guard !names.contains(settings.list.cell) else { return }
    let meant = didYouMean(settings.list.cell, among: names)
    diagnostics.append(
      .error(
        .settingValue, in: file, at: settings.list.cellLocation,
        "there is no cell '\(settings.list.cell)', which would be templates/cells/\(settings.list.cell).mustache"
          + (meant.isEmpty ? "; the cells are \(names.joined(separator: ", "))" : meant)))
  }

  /// Findings about templates of the site that nothing uses.
  package func unusedFindings(_ collections: [CollectionSettings]) -> [Diagnostic] {
    let builtIn = Set(BuiltInTemplates.files.map(\.path).filter { $0.hasSuffix(".mustache") }.map { $0.dropLast(9) })
    let uses = TemplateUses(
      collections: collections, builtIn: Set(builtIn.map(String.init)), templates: all.map { ($0.name, $0.template) })
    return all.filter { !$0.isBuiltIn }.compactMap { uses.finding(about: $0.name) }
  }
}
