/// A place in a compiled template that is filled each time it runs.
package struct Slot: Sendable, Hashable {
  /// How many loops over rows are around the slot: 0 for the page, 1 for its rows, 2 for rows of rows, 3 for rows of those.
  package let level: UInt8
  /// The number by which the template's source knows the slot.
  package let number: UInt32

  package init(_ number: Int, level: Int = 0) {
    self.number = UInt32(number)
    self.level = UInt8(level)
  }

  /// Both numbers as one.
  var signature: Int { Int(level) << 32 | Int(number) }

  static let unknown = Slot(0)
}
