@testable import Templates

/// Fills slots from tables, and writes which rows each was asked for.
struct TableSource: TemplateSource {
  /// The number of rows by the slot's number.
  var counts: [UInt32: Int] = [:]
  /// Slots that hold nothing.
  var empty: Set<UInt32> = []

  func count(of slot: Slot, at rows: Rows) -> Int { counts[slot.number] ?? 0 }

  func has(_ slot: Slot, at rows: Rows) -> Bool { !empty.contains(slot.number) && counts[slot.number] != 0 }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    guard !empty.contains(slot.number) else { return }
    let place = (0..<Int(slot.level)).map { "/\(rows.row(onLevel: $0 + 1))" }.joined()
    output.write("<\(slot.number)\(place)>")
  }
}
