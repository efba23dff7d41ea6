private import Files

/// The paths of a site's sources, from the site's folder.
package enum SourcePath {
  /// The name of the folder that holds the collections.
  package static let content = "content"
  package static let siteSettings = "content/site.yaml"

  /// The folder of a collection.
  package static func folder(ofCollection id: String) -> String { "content/\(id)" }

  package static func settings(ofCollection id: String) -> String { "content/\(id)/collection.yaml" }

  /// The folders of templates that belong to no collection, by their addresses' keys.
  package static let templateFolders = ["cells", "partials"]

  /// Whether a source affects a collection: a file in its folder, or the settings of the whole site.
  package static func affects(collection id: String, _ file: String) -> Bool {
    let file = RelativePath(file)
    return file.isInside(RelativePath(folder(ofCollection: id))) || file == RelativePath(siteSettings)
  }
}
