import Catalogue
import Language

/// A site with everything that its pages need.
struct SitePlan: Sendable {
  let site: LoadedSite
  /// Where the site is read from.
  let root: String
  let collections: [CollectionPlan]
  /// Whether the sitemap and the feed stand.
  let hasStandingMaps: Bool

  init(_ site: LoadedSite, root: String) throws {
    self.site = site
    self.root = root
    let formatter = ItemFormatter(site: site.settings)
    // The sitemap lists the pages of all collections: unless all stand, all are planned.
    let areSame = site.survey?.hasSameNames ?? false && site.collections.allSatisfy(\.isSame)
    let owners = site.collections.map(\.collection.id) + [LedgerFile.all]
    hasStandingMaps = areSame && site.survey?.soundOwners.isSuperset(of: owners) ?? false
    let survey = hasStandingMaps || site.settings.url == nil ? site.survey : nil
    collections = try site.collections.map {
      try CollectionPlan($0, site: site, formatter: formatter, standsIn: survey)
    }
  }

  /// Whether some items are known to say something else than when the build before read them.
  var hasChangedItems: Bool {
    site.survey != nil && !site.collections.allSatisfy(\.isSame)
  }

  /// The folders of the output.
  var folders: [String] {
    var folders: Set<String> = ["assets"]
    for path in site.templates.assets.keys { folders.insert(Self.folder(of: "assets/\(path)")) }
    for collection in site.collections {
      folders.insert(collection.collection.id)
      for path in collection.pictures {
        folders.insert(Self.folder(of: nfc("assets/\(collection.collection.id)/\(path)")))
      }
    }
    return folders.sorted()
  }

  /// The part of a path before its last slash.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The part of a path after its last slash.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The addresses of all pages, encoded.
  var addresses: [String] {
    collections.reduce(into: [""]) { addresses, plan in
      let folder = PercentEncoding.encoded(plan.collection.id) + "/"
      addresses += plan.lists.flatMap(\.pages).map { folder + PercentEncoding.encoded($0.file) }
      addresses.append(folder + ReportPage.file)
      addresses += plan.collection.items.map { "\(folder)\(PercentEncoding.encoded($0.id)).html" }
    }
  }
}
