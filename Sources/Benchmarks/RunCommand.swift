import ArgumentParser
import Glibc

/// `vitrine-bench run`.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Measure, and print a table.",
    discussion: """
      Every round measures everything once, so that whatever else the machine does meets all alike; the median of the rounds is printed. Small steps and \
      sorting are reckoned in processor time of one core, whole sites in time that passes.
      """)

  @Option(help: "What to measure: micro, order, safety or build. May be given several times; everything unless given.")
  var only: [BenchmarkGroup] = []

  @Option(
    help: ArgumentHelp("How many items the sites of safety and build have. May be given several times.", valueName: "n")
  )
  var items: [Int] = []

  @Option(help: ArgumentHelp("How often everything is measured.", valueName: "n"))
  var rounds = 5

  @Option(help: ArgumentHelp("Show what has changed since this file was saved.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Save the medians, for a later run to be held against.", valueName: "file"))
  var save: String?

  @Option(help: ArgumentHelp("Where sites are made and built; without it, on the RAM disk.", valueName: "dir"))
  var folder: String?

  @Option(help: ArgumentHelp("The program that builds; without it, the vitrine beside this one.", valueName: "file"))
  var program: String?

  func validate() throws {
    guard rounds > 0, items.allSatisfy({ $0 > 0 }) else { throw ValidationError("Counts are greater than 0.") }
  }

  func run() throws {
    let before = try baseline.map { try Baseline(readFrom: $0) }
    let place = try TemporaryFolder(in: folder)
    defer { place.remove() }
    let measurements = try measure(in: place)
    print(ResultTable(measurements, baseline: before).text, terminator: "")
    if let save { try Baseline(measurements).write(to: save) }
  }

  private func measure(in place: TemporaryFolder) throws -> [Measurement] {
    let groups = only.isEmpty ? BenchmarkGroup.allCases : only
    var (small, sorting, safety, builds): ([Measurement], [Measurement], [Measurement], [Measurement]) = (
      [], [], [], []
    )
    // Builds come first, while this process is small: until a new process runs a program, the system counts its parent's memory as its own.
    if groups.contains(.build) {
      let program = try program ?? ChildProcess.program(named: "vitrine")
      builds = try StartBenchmark(program: program).measure(rounds: rounds)
      for count in items.isEmpty ? [10, 1_000, 10_000, 100_000] : items {
        builds += try BuildBenchmark(count: count, program: program, in: place).measure(rounds: rounds)
      }
    }
    if groups.contains(.micro) { small = try MicroBenchmark(in: place).measure(rounds: rounds) }
    if groups.contains(.order) {
      for count in [1_000, 10_000, 100_000] { sorting += try OrderBenchmark(count: count).measure(rounds: rounds) }
    }
    if groups.contains(.safety) {
      for count in items.isEmpty ? [10_000] : items {
        safety += try SafetyBenchmark(count: count, in: place).measure(rounds: rounds)
      }
    }
    return small + sorting + safety + builds
  }
}

/// What can be measured by itself.
enum BenchmarkGroup: String, ExpressibleByArgument, CaseIterable {
  /// The small steps that every item goes through.
  case micro
  /// Putting names in order and under letters.
  case order
  /// Outputs put in place all of them or none, and written file by file.
  case safety
  /// Whole sites, by the program itself.
  case build
}
