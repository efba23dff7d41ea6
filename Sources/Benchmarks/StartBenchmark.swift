/// What it takes to start the program at all.
struct StartBenchmark: Benchmark {
  let program: String

  func measure(rounds: Int) throws -> [Measurement] {
    var measurement = Measurement(name: "vitrine --version", items: 1)
    for _ in 0..<rounds {
      measurement.seconds.append(try ChildProcess.run(program, ["--version"]).seconds)
    }
    return [measurement]
  }
}
