import Glibc

/// Whole builds of a site by the program itself: from nothing, with nothing changed, and with one item edited.
struct BuildBenchmark: Benchmark {
  private let count: Int
  private let program: String
  private let path: String

  init(count: Int, program: String, in place: TemporaryFolder) {
    self.count = count
    self.program = program
    path = "\(place.path)/\(count)"
  }

  func measure(rounds: Int) throws -> [Measurement] {
    let site = try BookSite(count, at: path)
    defer { TemporaryFolder.remove(path) }
    var full = measurement("\(count) items, from nothing")
    var again = measurement("\(count) items, nothing changed")
    var edited = measurement("\(count) items, one edited")
    for round in 0..<rounds {
      for output in ["output", ".output.vitrine"] { TemporaryFolder.remove("\(path)/\(output)") }
      try add(to: &full)
      try add(to: &again)
      try site.edit(round % count, sentence: "Read again, for the \(round + 1). time.")
      try add(to: &edited)
    }
    return [full, again, edited]
  }

  private func measurement(_ name: String) -> Measurement {
    Measurement(name: name, items: count)
  }

  private func add(to measurement: inout Measurement) throws {
    // Somebody who edits and builds takes longer; a build does not trust a file that was changed a moment before.
    usleep(100_000)
    let usage = try ChildProcess.run(program, ["build", "--site", path])
    measurement.seconds.append(usage.seconds)
    measurement.peakMemory = max(measurement.peakMemory ?? 0, usage.peakMemory)
  }
}
