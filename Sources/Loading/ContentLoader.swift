import Catalogue
import Diagnostics

/// Loads the items of all collections.
///
/// Where links lead depends on other items: whether they are drafts, have old addresses, or are in error. Usually nothing links to such an item. If something
/// does, or if items in error are left out, everything is read again with that knowledge.
struct ContentLoader {
  var collections: [LinkedCollection]
  /// One for each collection.
  let settings: [CollectionSettings]
  let site: SiteSettings
  let options: LoadOptions
  let changes: ChangeSet?
  let pictures: PictureLibrary
  /// The items as they were, where those of files in error stay so.
  var earlier: EarlierItems?

  /// - Returns: The content, and what links in notes that are read later have to know.
  func load() throws -> (LoadedItems, LinkKnowledge) {
    var knowledge = LinkKnowledge()
    var loaded = try load(knowing: knowledge)
    if knowledge.learnAliases(from: loaded) {
      loaded = try load(knowing: knowledge)
    }
    if knowledge.learnAbsences(from: loaded, leavingOut: options.leavingOut, among: collections) {
      // What was wrong with items that are left out isn't found again.
      let findings = loaded.diagnostics
      loaded = try load(knowing: knowledge)
      loaded.diagnostics = Array(Set(findings + loaded.diagnostics))
    }
    // Items that weren't read again didn't say which old addresses they ask for.
    if changes != nil { knowledge.learnAllAliases(from: loaded) }
    return (loaded, knowledge)
  }

  private func load(knowing knowledge: LinkKnowledge) throws -> LoadedItems {
    var loaded = LoadedItems()
    let links = links(knowing: knowledge)
    for position in collections.indices { try loader(ofCollection: position, links).load(into: &loaded) }
    LinkedValues.name(&loaded)
    return loaded
  }

  /// The loader of the collection at a position.
  func loader(ofCollection position: Int, knowing knowledge: LinkKnowledge) -> CollectionLoader {
    loader(ofCollection: position, links(knowing: knowledge))
  }

  /// - Parameter links: What leads links; one serves all collections.
  func loader(ofCollection position: Int, _ links: LinkResolver) -> CollectionLoader {
    CollectionLoader(
      listing: collections[position].listing, position: position, settings: settings[position], site: site,
      links: links, options: options, pictures: pictures, changes: changes?.collections[position], earlier: earlier)
  }

  func links(knowing knowledge: LinkKnowledge) -> LinkResolver {
    LinkResolver(collections, site: site, knowledge: knowledge)
  }
}
