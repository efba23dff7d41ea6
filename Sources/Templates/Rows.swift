/// Where a running template is: the row on each level of loops, the outermost first.
package struct Rows: Sendable, Equatable {
  package private(set) var outer = 0
  package private(set) var inner = 0
  private var depth = 0

  package init() {}

  /// The row on a level: 1 for the outer rows, 2 for the inner ones.
  package func row(onLevel level: Int) -> Int {
    level == 1 ? outer : inner
  }

  mutating func enter() { depth += 1 }

  mutating func move(to row: Int) {
    if depth == 1 { outer = row } else { inner = row }
  }

  mutating func leave() {
    move(to: 0)
    depth -= 1
  }
}
