import Addresses
package import Catalogue
package import Diagnostics
package import Files
private import Glibc
package import Language

/// What editing needs of a site: its settings, and the collections that are asked for. No item is read until it is edited.
///
/// A site belongs to one thread; a snapshot makes equal ones for others.
package final class EditingSite {
  package let root: String
  package let settings: SiteSettings
  /// What clocks show in the site's time zone.
  package let clock: ZoneClock
  package let now: DateTime
  package let content: Folder
  private var collections: [String: EditingCollection] = [:]

  /// - Parameters:
  ///   - root: the folder that holds `content/`.
  ///   - clock: seconds since 1970.
  /// - Throws: `EditingFailure`, or `ICUFailure` where a service of the site's language is missing.
  package init(root: String, clock seconds: Int) throws {
    self.root = root
    do {
      content = try Folder(at: Folder.path(of: "content", in: root))
    } catch {
      throw error.code == ENOENT || error.code == ENOTDIR ? EditingFailure.noContent(root) : .file(error)
    }
    settings = try Self.settings(in: content)
    clock = try ZoneClock(settings.zone)
    now = DateTime(clock.localTime(at: seconds))
  }

  /// A site for another thread.
  package init(_ snapshot: Snapshot) throws(ICUFailure) {
    root = snapshot.root
    settings = snapshot.settings
    now = snapshot.now
    content = snapshot.content
    clock = try ZoneClock(settings.zone)
    if let (settings, folder) = snapshot.collection {
      collections[settings.id] = try EditingCollection(settings: settings, folder: folder, site: self)
    }
  }

  /// The collection in a folder of `content/`, whose name Unicode may write in another way than the person does.
  package func collection(_ name: String) throws -> EditingCollection {
    if let collection = collections[name] { return collection }
    // Whether a folder has a configuration is not known before it is opened.
    let id = try folderName(ofCollection: name) ?? name
    guard PortableName.isPlain(id), let folder = try folder(ofCollection: id),
      let configuration = try Self.read("collection.yaml", in: folder, path: SourcePath.settings(ofCollection: id))
    else { throw EditingFailure.noCollection(name, known: try collectionNames) }
    return try add(configuration, id: id, folder: folder)
  }

  /// The folder of a collection; nil if there is none.
  private func folder(ofCollection id: String) throws(EditingFailure) -> Folder? {
    do {
      return try content.folder(id)
    } catch {
      if [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(error.code) { return nil }
      throw .file(error)
    }
  }

  /// Whether the site has a collection of that name.
  package func hasCollection(_ name: String) throws(FileFailure) -> Bool { try folderName(ofCollection: name) != nil }

  /// The name of a collection as its folder has it; nil if there is none.
  private func folderName(ofCollection name: String) throws(FileFailure) -> String? {
    guard PortableName.isPlain(name) else { return nil }
    if try hasSettings(name) { return name }
    // Texts are equal in whatever form Unicode writes them.
    return isASCII(name) ? nil : try collectionNames.first { $0 == name }
  }

  private func hasSettings(_ folder: String) throws(FileFailure) -> Bool {
    try content.hasFile(at: RelativePath("\(folder)/collection.yaml"))
  }

  /// A collection that is to be made, by the file that is to configure it.
  package func newCollection(_ configuration: SourceFile, id: String) throws -> EditingCollection {
    try add(configuration, id: id, folder: folder(ofCollection: id))
  }

  private func add(_ configuration: SourceFile, id: String, folder: Folder?) throws -> EditingCollection {
    var diagnostics: [Diagnostic] = []
    let settings = CollectionSettingsReader.read(
      configuration, id: id, site: self.settings, clock: clock, now: now, diagnostics: &diagnostics)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw EditingFailure.configuration(errors.sorted()) }
    let collection = try EditingCollection(settings: settings, folder: folder, site: self)
    collections[id] = collection
    return collection
  }

  /// The site's own templates; nil if it has none.
  var templates: Folder? {
    get throws(FileFailure) { try Folder(ifAt: Folder.path(of: "templates", in: root)) }
  }

  /// The folders that hold a `collection.yaml`, by name.
  package var collectionNames: [String] {
    get throws(FileFailure) {
      var names: [String] = []
      for entry in try content.entries() where !entry.name.hasPrefix(".") {
        if try hasSettings(entry.name) { names.append(entry.name) }
      }
      return names
    }
  }

  private static func settings(in content: Folder) throws(EditingFailure) -> SiteSettings {
    guard let file = try read("site.yaml", in: content, path: SourcePath.siteSettings) else { return SiteSettings() }
    var diagnostics: [Diagnostic] = []
    let (settings, _) = SiteSettingsReader.read(file, diagnostics: &diagnostics)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .configuration(errors.sorted()) }
    return settings
  }

  /// A file of configuration; nil if there is none.
  private static func read(_ name: String, in folder: Folder, path: String) throws(EditingFailure) -> SourceFile? {
    do {
      return SourceFile(path: path, bytes: try folder.read(name, limit: FileFailure.textLimit).bytes)
    } catch {
      if error.code == ENOENT { return nil }
      throw .file(error)
    }
  }
}

extension EditingSite {
  /// The settings of a site and of a collection, from which other threads make sites of their own.
  package struct Snapshot: Sendable {
    fileprivate let root: String
    fileprivate let settings: SiteSettings
    fileprivate let now: DateTime
    fileprivate let content: Folder
    fileprivate let collection: (settings: CollectionSettings, folder: Folder?)?
  }

  /// A snapshot with one of the collections that were asked for.
  package func snapshot(of id: String) -> Snapshot {
    Snapshot(
      root: root, settings: settings, now: now, content: content,
      collection: collections[id].map { ($0.settings, $0.folder) })
  }
}
