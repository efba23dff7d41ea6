/// The position of a running template: the row on each level of loops, the outermost first.
package struct Rows: Sendable, Equatable {
  /// How deep loops over rows may be nested.
  package static let levels = 3

  package private(set) var outer = 0
  package private(set) var inner = 0
  package private(set) var innermost = 0

  package init() {}

  /// The row on a level: 1 for the outer rows, 2 for the inner ones, 3 for rows in those.
  package func row(onLevel level: Int) -> Int {
    switch level {
    case 1: outer
    case 2: inner
    default: innermost
    }
  }

  mutating func move(to row: Int, onLevel level: Int) {
    switch level {
    case 1: outer = row
    case 2: inner = row
    default: innermost = row
    }
  }
}
