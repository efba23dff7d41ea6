package import Files

extension OutputPlace {
  /// What the previous build left for the next one; nil if it left nothing, or if it was killed and its output is still to be cleared up.
  package var cache: [UInt8]? {
    guard let parent = try? Folder(at: parent), let staging = try? parent.folder(StagingLocation.outerName(for: self)),
      StagingFolder.passing.allSatisfy({ (try? staging.status(of: $0)) == .some(nil) })
    else { return nil }
    return try? staging.read(StagingFolder.cache).bytes
  }

  /// The folder beside the output in which published pictures are kept; nil if there can be none.
  package func pictureFolder() -> Folder? {
    guard let parent = try? Folder(at: parent), (try? parent.isMountPoint(name)) == false else { return nil }
    return try? parent.makeFolder(StagingLocation.outerName(for: self)).makeFolder("pictures")
  }

  /// The same folder if it is there.
  package var existingPictureFolder: Folder? {
    try? Folder(at: parent).folder(StagingLocation.outerName(for: self)).folder("pictures")
  }
}
