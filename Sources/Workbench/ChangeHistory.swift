package import Editing

/// The changes that were made since the server was started and can be undone, the last one at the end.
package struct ChangeHistory: Sendable {
  private struct Entry {
    let number: Int
    let plan: ChangePlan
  }

  private var entries: [Entry] = []
  private var nextNumber = 1
  private let limit: Int

  /// - Parameter limit: How many changes can be undone.
  package init(limit: Int) {
    self.limit = limit
  }

  package var last: UndoableChange? {
    entries.last.map { UndoableChange(number: $0.number, title: $0.plan.title) }
  }

  /// Adds a change; where there are too many, the oldest is forgotten.
  package mutating func add(_ plan: ChangePlan) {
    entries.append(Entry(number: nextNumber, plan: plan))
    nextNumber += 1
    if entries.count > limit { entries.removeFirst() }
  }

  /// Forgets the last changes as long as somebody has taken them back.
  package mutating func forgetLast(while isTakenBack: (ChangePlan) -> Bool) {
    while let last = entries.last, isTakenBack(last.plan) { entries.removeLast() }
  }

  /// Removes a change if it is the last one and can be taken back.
  ///
  /// - Parameter undo: Takes the change back.
  /// - Throws: `UndoRefusal`, or what `undo` throws; the history stays as it was then.
  package mutating func undo(_ number: Int, by undo: (ChangePlan) throws -> Void) throws {
    guard let last = entries.last, entries.contains(where: { $0.number == number }) else {
      throw UndoRefusal.alreadyUndone
    }
    guard last.number == number else { throw UndoRefusal.notLast(last: last.plan.title) }
    try undo(last.plan)
    entries.removeLast()
  }
}
