import Files
private import Glibc

/// Where a staging folder is.
struct StagingLocation: Sendable {
  /// The staging folder's name inside an output.
  static let innerName = ".vitrine.work"

  /// The staging folder's name beside an output.
  static func outerName(for place: OutputPlace) -> String { ".\(place.name).vitrine" }

  /// The folder that holds the staging folder.
  let home: Folder
  let name: String
  let folder: Folder
  /// Whether the staging folder is beside the output, not inside it.
  let isBeside: Bool

  private init(in home: Folder, name: String, isBeside: Bool) throws(FileFailure) {
    self.home = home
    self.name = name
    self.isBeside = isBeside
    folder = try home.folder(name)
  }

  private init(
    making name: String, in home: Folder, isBeside: Bool, for place: OutputPlace, _ output: Folder?
  ) throws(FileFailure) {
    self.home = home
    self.name = name
    self.isBeside = isBeside
    folder = try Self.make(name, in: home, for: place, output)
  }

  /// Makes a staging folder, unless it is there. Nobody else may enter it who may not read the output and its sources, which it holds something of.
  ///
  /// One of another user, which nothing is made in, stays as it is.
  static func make(
    _ name: String, in home: Folder, for place: OutputPlace, _ output: Folder? = nil
  ) throws(FileFailure) -> Folder {
    let folder = try home.makeFolder(name)
    if isTrusted(folder, in: home, output) { folder.narrow(to: place.rights) }
    return folder
  }

  /// The location of an output's staging folder, and the one in the other location that another build made, if there is one.
  static func choose(for place: OutputPlace) throws(PublishFailure) -> (site: Self, other: Self?) {
    do {
      let parent = try Folder(at: place.parent)
      let output = try openOutput(place, in: parent)
      let outerName = outerName(for: place)
      if let output, try parent.isMountPoint(place.name) {
        return (try Self(making: innerName, in: output, isBeside: false, for: place, output), nil)
      }
      if try parent.status(of: outerName) != nil, try parent.isMountPoint(outerName) {
        throw PublishFailure.refused(
          place.path,
          "\(Folder.path(of: outerName, in: place.parent)), in which the pages would be made, is another file system; unmount it"
        )
      }
      do {
        let site = try Self(making: outerName, in: parent, isBeside: true, for: place, output)
        let isTrusted = isTrusted(site.folder, in: parent, output)
        if !isTrusted, output == nil {
          throw PublishFailure.refused(
            place.path, "\(site.folder.path), in which the pages would be made, belongs to another user; remove it")
        }
        if isTrusted, output == nil || site.folder.isWritable && parent.isWritable {
          return (site, output.flatMap { try? Self(in: $0, name: innerName, isBeside: false) })
        }
      } catch let error as FileFailure {
        guard output != nil, [EACCES, EPERM, EROFS].contains(error.code) else { throw error }
      }
      guard let output else { throw FileFailure("open", place.path, code: ENOENT) }
      return (
        try Self(making: innerName, in: output, isBeside: false, for: place, output),
        try? Self(in: parent, name: outerName, isBeside: true)
      )
    } catch {
      throw error as? PublishFailure ?? .file(error as? FileFailure ?? FileFailure("open", place.path))
    }
  }

  /// Whether the owner of a staging folder may write the output anyway: the user who builds, root, or the owner of the output or of its folder.
  ///
  /// In a folder that all may write to, such as `/tmp`, anybody could have made it.
  static func isTrusted(_ staging: Folder, in parent: Folder, _ output: Folder?) -> Bool {
    guard let owner = try? staging.rights().owner else { return false }
    let owners = [geteuid(), 0] + [parent, output].compactMap { try? $0?.rights().owner }
    return owners.contains(owner)
  }

  private static func openOutput(_ place: OutputPlace, in parent: Folder) throws -> Folder? {
    guard let status = try parent.status(of: place.name) else { return nil }
    guard status.kind == .folder else { throw PublishFailure.refused(place.path, "it is not a folder") }
    let output = try parent.folder(place.name)
    if let obstacle = output.writeObstacle { throw obstacle }
    return output
  }
}
