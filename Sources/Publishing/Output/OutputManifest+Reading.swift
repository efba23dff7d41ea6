import Files

extension OutputManifest {
  /// What a folder may hold that is taken for an empty one: what git and new file systems have in theirs.
  private static let harmless: Set<String> = [
    ".git", ".gitattributes", ".gitignore", ".gitkeep", ".keep", "lost+found", WorkshopSite.innerName,
  ]

  /// What builds wrote into `old`; a folder with other things in it is refused, unless it is to be adopted.
  static func read(
    from old: Folder?, _ place: OutputPlace, adopts: Bool
  ) throws(PublishFailure) -> OutputManifest {
    guard let old else { return OutputManifest() }
    do {
      if try old.stamp(of: OutputManifest.file) != nil {
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
