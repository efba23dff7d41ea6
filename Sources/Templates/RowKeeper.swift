/// Reuses rows that were printed before.
package protocol RowKeeper {
  /// Adds the bytes of a row, if they are known; if not, the program prints them.
  mutating func print(_ loop: TemplateLoop, at rows: Rows, into bytes: inout [UInt8]) -> Bool

  /// Is told of the end of a row, and may take away all that was printed.
  mutating func end(_ loop: TemplateLoop, at rows: Rows, in bytes: inout [UInt8])
}

/// A loop of a program.
package struct TemplateLoop: Sendable, Hashable {
  /// What the rows are of.
  package let slot: Slot
  /// The number of the loop's first instruction.
  let number: Int
}

struct NoRowKeeper: RowKeeper {
  mutating func print(_ loop: TemplateLoop, at rows: Rows, into bytes: inout [UInt8]) -> Bool { false }
  mutating func end(_ loop: TemplateLoop, at rows: Rows, in bytes: inout [UInt8]) {}
}
