package import Diagnostics
package import Editing

/// What an import comes to.
package struct ImportPlan: Sendable {
  /// The changes; not to be applied where a finding is an error.
  package let plan: ChangePlan
  /// What is wrong with rows, at their places in the file.
  package let findings: [Diagnostic]
  package let newCount: Int
  package let updatedCount: Int
  package let unchangedCount: Int
  /// The configuration of a new collection.
  package let configuration: String?
  /// The columns that hold something and are left out, by their names.
  package let leftOut: [String]
  /// What the file says beside its rows and is not read, by its keys.
  package let unread: [String]

  package var isRefused: Bool { findings.contains { $0.severity == .error } }
}
