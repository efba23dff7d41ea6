import Catalogue

/// A part of a build that one core does by itself.
enum PageJob: Sendable {
  case home
  case sitemap
  case feed
  /// A file that pages refer to, from the templates.
  case asset(String)
  /// A picture of a collection.
  case picture(collection: Int, path: String)
  case list(collection: Int, list: Int, page: Int)
  case report(collection: Int)
  case json(collection: Int)
  case csv(collection: Int)
  /// The pages of a run of items.
  case items(collection: Int, chunk: Int)
  /// Pages that lead from old addresses of items to their pages.
  case aliases(collection: Int)
  /// A file of the output that stands.
  case standing(LedgerFile)

  /// Everything that a site's build has to do, the longest parts first, so that all cores end together.
  static func all(for plan: SitePlan) -> [PageJob] {
    var jobs: [PageJob] = []
    for (number, collection) in plan.collections.enumerated() where !collection.hasStandingLists {
      jobs += [.report(collection: number), .json(collection: number), .csv(collection: number)]
      for (list, pages) in collection.lists.enumerated() {
        jobs += pages.pages.indices.map { .list(collection: number, list: list, page: $0) }
      }
    }
    for (number, collection) in plan.collections.enumerated() {
      jobs += collection.loaded.notes.indices.map { .items(collection: number, chunk: $0) }
      jobs += collection.loaded.pictures.sorted().map { .picture(collection: number, path: $0) }
      if collection.hasStandingLists {
        jobs += standing(of: collection.collection.id, in: plan)
      } else {
        jobs.append(.aliases(collection: number))
      }
    }
    jobs.append(.home)
    jobs += plan.site.templates.assets.keys.sorted().map { .asset($0) }
    if plan.hasStandingMaps {
      jobs += standing(of: LedgerFile.all, in: plan)
    } else if plan.site.settings.url != nil {
      jobs += [.sitemap, .feed]
    }
    return jobs
  }

  /// The files that an owner has in the output, pictures aside.
  private static func standing(of owner: String, in plan: SitePlan) -> [PageJob] {
    let files = plan.site.survey?.ledger.head.files ?? []
    return files.filter { $0.owner == owner && $0.source == nil }.map { .standing($0) }
  }

  /// Whether the job is to make a run of items' pages.
  var isOfPages: Bool {
    if case .items = self { true } else { false }
  }

  /// Whose file the job writes, as a ledger has it.
  func owner(in plan: SitePlan) -> String {
    switch self {
    case .home, .asset: LedgerFile.site
    case .sitemap, .feed: LedgerFile.all
    case .picture(let number, _), .list(let number, _, _), .report(let number), .json(let number), .csv(let number),
      .items(let number, _), .aliases(let number):
      plan.collections[number].collection.id
    case .standing(let file): file.owner
    }
  }
}
