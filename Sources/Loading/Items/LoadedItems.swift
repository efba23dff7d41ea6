import Diagnostics

/// The items of all collections, and what was found on the way.
struct LoadedItems: Sendable {
  var collections: [CollectionContent] = []
  var diagnostics: [Diagnostic] = []
  /// Items that were left out because they are drafts.
  var drafts: [ItemPlace] = []
  /// Which items link to which.
  var links: [ItemLink] = []
  /// The pages that links ask for and that no file makes.
  var unknownPages: Set<UnknownPage> = []
}
