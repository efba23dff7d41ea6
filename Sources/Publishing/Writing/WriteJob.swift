import Files
import Loading

/// A part of a build that one thread does by itself.
enum WriteJob: Sendable {
  /// A file of the plan, by its position there.
  case file(Int)
  /// Small files of one folder, by their positions in the plan.
  case batch([Int])
  /// The pages of a run of items.
  case pages(collection: Int, run: Int)

  /// Everything that a build has to write, the longest files first, so that all cores end together.
  static func all(for plan: BuildPlan, _ content: SiteContent) -> [WriteJob] {
    let files = plan.files.indices.filter { !plan.files[$0].isBatched }
      .sorted { Self.rank(of: plan.files[$0]) < Self.rank(of: plan.files[$1]) }
    return files.map { .file($0) } + batches(of: plan).map { .batch($0) }
      + content.collections.indices.flatMap { collection in
        content.collections[collection].notes.indices.map { .pages(collection: collection, run: $0) }
      }
  }

  /// How many files a batch has at most.
  private static let batchSize = 128

  /// The files that are made in batches, each batch of files of one folder.
  private static func batches(of plan: BuildPlan) -> [[Int]] {
    var batches: [[Int]] = []
    for position in plan.files.indices where plan.files[position].isBatched {
      if let last = batches.last, last.count < batchSize,
        plan.files[last[0]].path.folder == plan.files[position].path.folder
      {
        batches[batches.count - 1].append(position)
      } else {
        batches.append([position])
      }
    }
    return batches
  }

  private static func rank(of file: PlannedFile) -> Int {
    guard case .make(let content, _) = file.action else { return 3 }
    return switch content {
    case .report, .json, .csv, .sitemaps, .searchIndex, .searchData, .facetData, .statistics: 0
    case .list, .facetOverview: 1
    case .facetValue, .searchPage, .home, .feed, .asset, .picture, .alias: 2
    }
  }

  var isOfPages: Bool {
    if case .pages = self { true } else { false }
  }
}
