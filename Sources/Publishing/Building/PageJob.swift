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

  /// Everything that a site's build has to do, the longest parts first, so that all cores end together.
  static func all(for plan: SitePlan) -> [PageJob] {
    var jobs: [PageJob] = []
    for (number, collection) in plan.collections.enumerated() {
      jobs += [.report(collection: number), .json(collection: number), .csv(collection: number)]
      for (list, pages) in collection.lists.enumerated() {
        jobs += pages.pages.indices.map { .list(collection: number, list: list, page: $0) }
      }
    }
    for (number, collection) in plan.collections.enumerated() {
      jobs += collection.loaded.notes.chunks.indices.map { .items(collection: number, chunk: $0) }
      jobs += collection.loaded.pictures.sorted().map { .picture(collection: number, path: $0) }
      jobs.append(.aliases(collection: number))
    }
    jobs.append(.home)
    jobs += plan.site.templates.assets.keys.sorted().map { .asset($0) }
    if plan.site.settings.url != nil { jobs += [.sitemap, .feed] }
    return jobs
  }
}
