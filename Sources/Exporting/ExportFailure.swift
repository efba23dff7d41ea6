package import Diagnostics

/// Why nothing is exported.
package enum ExportFailure: Error, Sendable {
  /// Items with errors, which have no values to export.
  case findings([Diagnostic])

  /// What `body` makes of each collection.
  ///
  /// - Throws: one failure with the findings in all of them.
  package static func all<Element, Result>(
    _ elements: [Element], _ body: (Element) throws -> Result
  ) throws -> [Result] {
    var findings: [Diagnostic] = []
    let results = try elements.compactMap { element in
      do {
        return try body(element)
      } catch ExportFailure.findings(let found) {
        findings += found
        return nil
      }
    }
    guard findings.isEmpty else { throw ExportFailure.findings(findings) }
    return results
  }
}
