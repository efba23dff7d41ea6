package import Diagnostics

/// Why nothing is exported.
package enum ExportFailure: Error, Sendable {
  /// Items with errors, which have no values to export.
  case findings([Diagnostic])
}
