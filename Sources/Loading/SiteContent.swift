package import Catalogue
package import Diagnostics

/// A site as it was read: what could be understood, and what was wrong.
package struct SiteContent: Sendable {
  package let settings: SiteSettings
  /// In the order of the front page.
  package internal(set) var collections: [CollectionContent]
  package let templates: SiteTemplates
  /// The date and time at which the site was read.
  package let now: DateTime
  /// In the order of files and places.
  package internal(set) var diagnostics: [Diagnostic]
  /// The files that affect all pages.
  package let inputs: SiteInputs

  /// The collection of a name, which Unicode may write in another way than its folder has it.
  package func collection(_ name: String) -> CollectionContent? {
    collections.first { $0.collection.id.utf8.elementsEqual(name.utf8) }
      ?? collections.first { $0.collection.id == name }
  }
}
