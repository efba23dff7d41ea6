import FoundationEssentials

/// Medians of an earlier run, in a file with one line for each: seconds, a tab, a name.
struct Baseline {
  private var medians: [(name: String, seconds: Double)]

  init(_ measurements: [Measurement]) {
    medians = measurements.map { ($0.name, $0.median) }
  }

  /// Lines that are none are passed over.
  init(readFrom path: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    medians = text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let seconds = Double(parts[0]) else { return nil }
      return (String(parts[1]), seconds)
    }
  }

  func seconds(of name: String) -> Double? {
    medians.first { $0.name == name }?.seconds
  }

  func write(to path: String) throws {
    let lines = medians.map { "\($0.seconds)\t\($0.name)\n" }.joined()
    try Data(lines.utf8).write(to: URL(filePath: path))
  }
}
