package import Catalogue
package import Diagnostics

/// A site as it was read: what could be understood of it, and what was wrong.
package struct LoadedSite: Sendable {
  package let settings: SiteSettings
  /// In the order of the front page.
  package let collections: [LoadedCollection]
  package let templates: SiteTemplates
  /// What "now" was when the site was read.
  package let now: Moment
  /// In the order of files and places.
  package let diagnostics: [Diagnostic]

  package func collection(_ id: String) -> LoadedCollection? {
    collections.first { $0.collection.id == id }
  }
}

/// A collection as it was read.
package struct LoadedCollection: Sendable {
  package let collection: Collection
  package let notes: NotesStore
  /// Files in the collection's folder that its pages show, by their paths in it.
  package let pictures: Set<String>
}
