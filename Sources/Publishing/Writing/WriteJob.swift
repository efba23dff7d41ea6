import Files
import Loading

/// A part of a build that one thread does by itself.
enum WriteJob: Sendable {
  /// A file of the plan, by its position there.
  case file(Int)
  /// The sizes of one picture, by their positions in the plan.
  case pictures([Int])
  /// Small files of one folder, by their positions in the plan.
  case batch([Int])
  /// The pages of a run of items.
  case pages(collection: Int, run: Int)

  /// Everything that a build has to write, the longest files first, so that all cores end together.
  static func all(for plan: BuildPlan, _ content: SiteContent) -> [WriteJob] {
    let (files, pictures) = filesAndPictures(of: plan)
    return files.map { .file($0) } + batches(of: plan).map { .batch($0) } + pictures.map { .pictures($0) }
      + content.collections.indices.flatMap { collection in
        content.collections[collection].notes.indices.map { .pages(collection: collection, run: $0) }
      }
  }

  /// The files that are made one by one, the longest first, and the sizes of each picture together.
  private static func filesAndPictures(of plan: BuildPlan) -> (files: [Int], pictures: [[Int]]) {
    var pictures: [[Int]] = []
    var files: [Int] = []
    var last: (collection: Int, path: RelativePath)?
    for (position, file) in plan.files.enumerated() where !file.isBatched {
      guard case .make(.picture(let collection, let path, _), _) = file.action else {
        files.append(position)
        continue
      }
      if let last, last.collection == collection, last.path == path {
        pictures[pictures.count - 1].append(position)
      } else {
        pictures.append([position])
        last = (collection, path)
      }
    }
    files.sort { (Self.rank(of: plan.files[$0]), $0) < (Self.rank(of: plan.files[$1]), $1) }
    return (files, pictures)
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
    case .facetValue, .searchPage, .home, .feed, .asset, .picture, .original, .copy, .alias, .picturePage: 2
    }
  }

  var isOfPages: Bool {
    if case .pages = self { true } else { false }
  }
}
