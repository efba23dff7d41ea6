package import Files

extension PreparedBuild {
  /// Writes the files straight into a folder, replacing those that are there, so that what safety costs can be measured.
  ///
  /// - Returns: The cache that a build would leave for the next one.
  package func write(into output: Folder) throws -> [ArraySlice<UInt8>] {
    switch state {
    case .unchanged: []
    case .work(let work): try work.write(into: output)
    }
  }
}
