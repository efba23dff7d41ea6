package import Addresses
import Diagnostics
import Files

/// What edits come to: which files get which bytes, and all that was found.
package struct ChangePlan: Sendable {
  /// What is done, in the words of a command: `edit cars/1964-ford-mustang`.
  package let title: String
  /// In the order of the edits; empty if nothing changes.
  package internal(set) var changes: [FileChange] = []
  package internal(set) var findings: [EditFinding] = []
  /// The items that were made, changed or renamed, as they are called afterwards, one for each edit that is not a purge.
  package internal(set) var items: [ItemReference] = []

  package init(title: String) {
    self.title = title
  }

  package init(title: String, changes: [FileChange]) {
    self.title = title
    self.changes = changes
  }

  /// The plan that takes this one back.
  package var inverse: ChangePlan { ChangePlan(title: title, changes: changes.reversed().map(\.inverse)) }

  /// The changes of this plan and those that were made after it, one for each file.
  func changes(followedBy next: [FileChange]) -> [FileChange] {
    var all = changes
    var positions: [RelativePath: Int] = [:]
    for (position, change) in all.enumerated() { positions[RelativePath(change.path)] = position }
    for change in next {
      if let position = positions[RelativePath(change.path)] {
        all[position] = all[position].followed(by: change)
      } else {
        all.append(change)
      }
    }
    return all
  }

  /// Whether an error keeps the plan from being applied.
  package var isRefused: Bool { findings.contains { $0.severity == .error } }

  /// The lines that would change, as `diff -u` prints them.
  package var diff: String { diff(where: { _ in true }) }

  /// The lines that would change in files whose paths are wanted.
  package func diff(where isWanted: (String) -> Bool) -> String {
    changes.filter { isWanted($0.path) }.map { UnifiedDiff.text(of: $0) }.joined()
  }
}
