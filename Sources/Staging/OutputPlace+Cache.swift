package import Files

extension OutputPlace {
  /// What the previous build left for the next one; nil if it left nothing, or if it was killed and its output is still to be cleared up.
  package var cache: [UInt8]? {
    guard let parent = try? Folder(at: parent), let staging = try? parent.folder(StagingLocation.outerName(for: self)),
      isTrusted(staging, in: parent), StagingFolder.passing.allSatisfy({ (try? staging.status(of: $0)) == .some(nil) })
    else { return nil }
    return try? staging.read(StagingFolder.cache).bytes
  }

  /// The folder beside the output in which published pictures are kept; nil if there can be none.
  package func pictureFolder() -> Folder? {
    guard let parent = try? Folder(at: parent), (try? isMountPoint(in: parent)) == false else { return nil }
    let name = StagingLocation.outerName(for: self)
    guard let staging = try? StagingLocation.make(name, in: parent, for: self), isTrusted(staging, in: parent)
    else { return nil }
    return try? staging.makeFolder("pictures")
  }

  /// Keeps those out of the folder beside the output who were kept out of the output or of its sources since the previous build.
  package func closeStaging() {
    guard let parent = try? Folder(at: parent), let staging = try? parent.folder(StagingLocation.outerName(for: self))
    else { return }
    staging.narrow(to: rights)
  }

  private func isTrusted(_ staging: Folder, in parent: Folder) -> Bool {
    StagingLocation.isTrusted(staging, in: parent, try? parent.folder(name))
  }

  private func isMountPoint(in parent: Folder) throws(FileFailure) -> Bool {
    guard try parent.status(of: name) != nil else { return false }
    return try parent.isMountPoint(name)
  }

  /// The same folder if it is there.
  package var existingPictureFolder: Folder? {
    guard let parent = try? Folder(at: parent), let staging = try? parent.folder(StagingLocation.outerName(for: self)),
      isTrusted(staging, in: parent)
    else { return nil }
    return try? staging.folder("pictures")
  }
}
