import Files
import Loading
import Publishing
import Staging

/// What it costs that an output is put in place all of it or nothing, against writing its files one by one where they belong.
///
/// Both ways build the whole of a site, reading included: onto nothing, and over the output of a site with another title, so that every page changes.
struct SafetyBenchmark: Benchmark {
  private enum Way: String, CaseIterable {
    case atOnce = "all or nothing"
    case inPlace = "in place"
  }

  private let count: Int
  private let folder: Folder
  private let path: String

  init(count: Int, in place: TemporaryFolder) throws {
    self.count = count
    path = "\(place.path)/safety-\(count)"
    folder = try Folder(at: place.path).makeFolder("safety-\(count)")
  }

  func measure(rounds: Int) throws -> [Measurement] {
    defer { TemporaryFolder.remove(path) }
    let site = try BookSite(count, at: "\(path)/site")
    let other = try BookSite(count, at: "\(path)/other", title: "Shelf")
    return try measure(site, over: nil, "onto nothing", rounds) + measure(site, over: other, "over another", rounds)
  }

  /// The ways take turns, and turns in going first.
  private func measure(_ site: BookSite, over other: BookSite?, _ name: String, _ rounds: Int) throws -> [Measurement] {
    var measurements = Way.allCases.map { Measurement(name: "\(count) items \(name), \($0.rawValue)", items: count) }
    for round in 0..<rounds {
      for number in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
        for output in ["output", ".output.vitrine"] { TemporaryFolder.remove("\(path)/\(output)") }
        let way = Way.allCases[number]
        if let other { try build(other, way) }
        let start = Stopwatch.now()
        try build(site, way)
        measurements[number].seconds.append(Stopwatch.now() - start)
      }
    }
    return measurements
  }

  private func build(_ site: BookSite, _ way: Way) throws {
    let place = try OutputPlace("\(path)/output", site: site.path, sources: SiteLoader.sources)
    let builder = SiteBuilder(root: site.path, options: LoadOptions(clock: 1_767_225_600), place: place, adopts: true)
    let build = try builder.prepare(ignoringCache: true)
    switch way {
    case .atOnce: _ = try builder.publish(build)
    case .inPlace: _ = try build.write(into: folder.makeFolder("output"))
    }
  }
}
