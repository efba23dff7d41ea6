package import Diagnostics
package import Files

/// Why a file cannot be imported.
package enum ImportFailure: Error, Sendable {
  case file(FileFailure)
  /// What keeps the file from being read as a table.
  case findings([Diagnostic])
  /// The file is none that can be imported, and why.
  case unrecognised(String)
  /// What was asked of the import does not fit the file or the collection.
  case usage(String)
}
