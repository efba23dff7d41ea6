import Files

extension OutputManifest {
  /// What a folder may hold and still count as empty: the entries that git and new file systems make.
  private static let harmless: Set<String> = [
    ".git", ".gitattributes", ".gitignore", ".gitkeep", ".keep", "lost+found", StagingLocation.innerName,
  ]

  /// The files that builds wrote into `old`. A folder that holds other files is refused unless it is adopted.
  static func read(
    from old: Folder?, _ place: OutputPlace, adopts: Bool
  ) throws(PublishFailure) -> OutputManifest {
    guard let old else { return OutputManifest() }
    do {
      if try old.status(of: OutputManifest.file) != nil {
        if let manifest = OutputManifest(try old.read(OutputManifest.file).bytes) { return manifest }
        throw PublishFailure.refused(
          place.path, "its \(OutputManifest.file) is not the list of files that Vitrine keeps there; move it away")
      }
      if try adopts || old.entries().allSatisfy({ harmless.contains($0.name) }) { return OutputManifest() }
    } catch {
      throw error as? PublishFailure ?? .file(error as? FileFailure ?? FileFailure("read", place.path))
    }
    throw .refused(
      place.path, "it holds files that Vitrine did not write; --adopt takes it over and leaves them where they are")
  }
}
