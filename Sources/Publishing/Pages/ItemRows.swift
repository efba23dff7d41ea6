import Templates

/// Fills the slots of a page with rows that are about one item each.
protocol ItemRowSource: TemplateSource {
  /// The position of the item that a row is about; nil if it is about none, or about more.
  func item(ofRow rows: Rows, in loop: TemplateLoop) -> Int?
}

/// Prints the rows of a page into its file.
struct ItemRows<Source: ItemRowSource>: RowKeeper {
  private let program: TemplateProgram
  private let source: Source
  private(set) var file: RowFile
  /// The sums of the loops' programs; nil for loops whose rows depend on more than themselves.
  private var sums: [TemplateLoop: UInt64?] = [:]
  /// The loop that was met last, and its sum.
  private var last: (loop: TemplateLoop, sum: UInt64?)?

  init(_ program: TemplateProgram, _ source: Source, into file: RowFile) {
    self.program = program
    self.source = source
    self.file = file
  }

  mutating func print(_ loop: TemplateLoop, at rows: Rows, into bytes: inout [UInt8]) -> Bool {
    guard let item = source.item(ofRow: rows, in: loop), let sum = sum(of: loop) else { return false }
    return file.begin(item, program: sum, in: &bytes)
  }

  mutating func end(_ loop: TemplateLoop, at rows: Rows, in bytes: inout [UInt8]) {
    if let item = source.item(ofRow: rows, in: loop), let sum = sum(of: loop) {
      file.end(item, program: sum, in: &bytes)
    } else {
      file.take(&bytes)
    }
  }

  private mutating func sum(of loop: TemplateLoop) -> UInt64? {
    if let last, last.loop == loop { return last.sum }
    let sum = sums[loop] ?? program.signature(of: loop).map { Checksum.of($0[...]) }
    sums[loop] = .some(sum)
    last = (loop, sum)
    return sum
  }
}
