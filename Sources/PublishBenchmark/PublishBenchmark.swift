import Files
import Glibc
import Publishing

/// Prints what it costs that an output is put in place all of it or nothing, against writing its files one by one where they belong.
///
/// usage: PublishBenchmark SITE OTHER-SITE FOLDER [ROUNDS]
///
/// Both ways build the whole of SITE in turn, reading included: first onto nothing, then over an output of OTHER-SITE, which is best the same site with another
/// title, so that every page differs. FOLDER is a new folder, best on a RAM disk.
@main
struct PublishBenchmark {
  private enum Way: CaseIterable {
    case published, inPlace
  }

  private let site: String
  private let folder: Folder
  private let place: OutputPlace
  private let rounds: Int

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map(\.self)
    guard arguments.count == 3 || arguments.count == 4, let rounds = arguments.count == 3 ? 9 : Int(arguments[3]) else {
      print("usage: PublishBenchmark SITE OTHER-SITE FOLDER [ROUNDS]")
      exit(64)
    }
    let benchmark = try PublishBenchmark(
      site: arguments[0], folder: arguments[2], rounds: rounds)
    print("                  in place  published  cost")
    try benchmark.run("onto nothing", over: nil)
    try benchmark.run("over another", over: arguments[1])
  }

  private init(site: String, folder path: String, rounds: Int) throws {
    mkdir(path, 0o777)
    self.site = site
    self.rounds = rounds
    folder = try Folder(at: path)
    place = try OutputPlace(path + "/output", site: site)
  }

  private func run(_ title: String, over before: String?) throws {
    var seconds: [Way: [Double]] = [:]
    for round in 0..<rounds {
      for way in round % 2 == 0 ? Way.allCases : Way.allCases.reversed() {
        try folder.removeAll("output")
        try folder.removeAll(".output.vitrine")
        if let before { try build(before, way) }
        let start = Self.now()
        try build(site, way)
        seconds[way, default: []].append(Self.now() - start)
      }
    }
    let (inPlace, published) = (Self.median(seconds[.inPlace] ?? []), Self.median(seconds[.published] ?? []))
    let cost = Int(((published / inPlace - 1) * 100).rounded())
    print("\(title)      \(Self.text(inPlace))    \(Self.text(published))  \(cost) %")
  }

  private func build(_ site: String, _ way: Way) throws {
    let builder = try SiteBuilder(SiteLoader.load(root: site, options: LoadOptions(clock: 0)), root: site)
    switch way {
    case .published: _ = try builder.build(to: Publisher(place, adopts: true))
    case .inPlace: _ = try builder.write(into: folder.makeFolder("output"))
    }
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func text(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction) s"
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
