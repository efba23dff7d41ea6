import Files

extension OutputPlace {
  /// What the previous build left for the next one; nil if it left nothing, or if it was killed and its output is still to be cleared up.
  package var cache: [UInt8]? {
    guard let parent = try? Folder(at: parent), let staging = try? parent.folder(StagingLocation.outerName(for: self)),
      StagingFolder.passing.allSatisfy({ (try? staging.status(of: $0)) == .some(nil) })
    else { return nil }
    return try? staging.read(StagingFolder.cache).bytes
  }
}
