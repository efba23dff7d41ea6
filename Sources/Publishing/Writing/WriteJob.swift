import Loading

/// A part of a build that one thread does by itself.
enum WriteJob: Sendable {
  /// A file of the plan, by its position there.
  case file(Int)
  /// The pages of a run of items.
  case pages(collection: Int, run: Int)

  /// Everything that a build has to write, the longest files first, so that all cores end together.
  static func all(for plan: BuildPlan, _ content: SiteContent) -> [WriteJob] {
    let files = plan.files.indices.sorted { Self.rank(of: plan.files[$0]) < Self.rank(of: plan.files[$1]) }
    return files.map { .file($0) }
      + content.collections.indices.flatMap { collection in
        content.collections[collection].notes.indices.map { .pages(collection: collection, run: $0) }
      }
  }

  private static func rank(of file: PlannedFile) -> Int {
    guard case .make(let content, _) = file.action else { return 3 }
    return switch content {
    case .report, .json, .csv, .sitemaps: 0
    case .list: 1
    case .home, .feed, .asset, .picture, .alias: 2
    }
  }

  var isOfPages: Bool {
    if case .pages = self { true } else { false }
  }
}
