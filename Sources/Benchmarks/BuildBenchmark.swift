import Glibc

/// Whole builds of a site by the program itself: from nothing, with nothing changed, with the notes of an item edited, and with its title.
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
    var edited = measurement("\(count) items, notes of one edited")
    var renamed = measurement("\(count) items, title of one edited")
    for round in 0..<rounds {
      for output in ["output", ".output.vitrine"] { TemporaryFolder.remove("\(path)/\(output)") }
      try add(to: &full)
      try add(to: &again)
      try site.edit(round % count, sentence: "Read again, for the \(round + 1). time.")
      try add(to: &edited)
      // The first such edit gives every page its second name, once; most are not the first.
      try site.rename(round % count, prefix: "Once ")
      try build()
      try site.rename(round % count, prefix: "Twice ")
      try add(to: &renamed)
    }
    return [full, again, edited, renamed]
  }

  private func measurement(_ name: String) -> Measurement {
    Measurement(name: name, items: count)
  }

  @discardableResult
  private func build() throws -> ChildProcess.Usage {
    // Somebody who edits and builds takes longer; a build does not trust a file that was changed a moment before.
    usleep(100_000)
    return try ChildProcess.run(program, ["build", "--site", path])
  }

  private func add(to measurement: inout Measurement) throws {
    let usage = try build()
    measurement.seconds.append(usage.seconds)
    measurement.peakMemory = max(measurement.peakMemory ?? 0, usage.peakMemory)
  }
}
