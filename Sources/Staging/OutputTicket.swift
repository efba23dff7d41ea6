import Files

/// A claim to the fingerprints of files that were added to an output.
package struct OutputTicket: Sendable, Hashable {
  let folder: RelativePath
  let number: Int
}
