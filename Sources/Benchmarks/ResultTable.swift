import Glibc

/// Measurements as lines for people.
struct ResultTable {
  private let rows: [[String]]

  private static let header = [
    "benchmark", "median", "per item", "per n log n", "range", "memory", "baseline", "change",
  ]

  init(_ measurements: [Measurement], baseline: Baseline?) {
    rows = measurements.map { measurement in
      let median = measurement.median
      let before = baseline?.seconds(of: measurement.name)
      return [
        measurement.name, Self.text(median), measurement.items > 1 ? Self.text(median / Double(measurement.items)) : "",
        measurement.isSorting ? Self.text(median / Self.steps(of: measurement)) : "", Self.range(measurement),
        measurement.peakMemory.map { "\($0 / 1_000_000) MB" } ?? "",
        before.map(Self.text) ?? "", before.map { Self.change(from: $0, to: median) } ?? "",
      ]
    }
  }

  var text: String {
    // Columns that say nothing in any row are left out.
    let shown = Self.header.indices.filter { column in column < 3 || rows.contains { !$0[column].isEmpty } }
    let lines = [Self.header] + rows
    let widths = shown.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(shown, widths).map { column, width in
        let padding = String(repeating: " ", count: width - line[column].count)
        return column == 0 ? line[column] + padding : padding + line[column]
      }
      let text = cells.joined(separator: "  ")
      return text[...(text.lastIndex { $0 != " " } ?? text.startIndex)] + "\n"
    }.joined()
  }
}

extension ResultTable {
  private static func steps(of measurement: Measurement) -> Double {
    Double(measurement.items) * log2(Double(measurement.items))
  }

  /// Three digits with their unit: `12.3 ms`.
  private static func text(_ seconds: Double) -> String {
    let units = [("s", 1.0), ("ms", 1e3), ("µs", 1e6), ("ns", 1e9)]
    let (unit, factor) = units.first { seconds * $0.1 >= 1 } ?? units[3]
    let number = seconds * factor
    let scale = number >= 100 ? 1.0 : number >= 10 ? 10 : 100
    let rounded = (number * scale).rounded() / scale
    return "\(scale == 1 ? String(Int(rounded)) : padded(rounded, decimals: scale == 10 ? 1 : 2)) \(unit)"
  }

  private static func padded(_ number: Double, decimals: Int) -> String {
    let text = String(number)
    let written = text.split(separator: ".").last?.count ?? 0
    return text + String(repeating: "0", count: max(0, decimals - written))
  }

  /// How far the rounds lie apart, as a share of their median.
  private static func range(_ measurement: Measurement) -> String {
    guard let least = measurement.seconds.min(), let most = measurement.seconds.max(), measurement.median > 0 else {
      return ""
    }
    return "±\(Int(((most - least) / 2 / measurement.median * 100).rounded())) %"
  }

  private static func change(from before: Double, to now: Double) -> String {
    guard before > 0 else { return "" }
    let percent = Int(((now / before - 1) * 100).rounded())
    return percent > 0 ? "+\(percent) %" : percent < 0 ? "−\(-percent) %" : "0 %"
  }
}
