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

  private init(in home: Folder, name: String, isBeside: Bool, makes: Bool) throws(FileFailure) {
    self.home = home
    self.name = name
    self.isBeside = isBeside
    folder = try makes ? home.makeFolder(name) : home.folder(name)
  }

  /// The location of an output's staging folder, and the one in the other location that another build made, if there is one.
  static func choose(for place: OutputPlace) throws(PublishFailure) -> (site: Self, other: Self?) {
    do {
      let parent = try Folder(at: place.parent)
      let output = try openOutput(place, in: parent)
      let outerName = outerName(for: place)
      if let output, try parent.isMountPoint(place.name) {
        return (try Self(in: output, name: innerName, isBeside: false, makes: true), nil)
      }
      do {
        let site = try Self(in: parent, name: outerName, isBeside: true, makes: true)
        let isTrusted = isTrusted(site.folder, in: parent, output)
        if !isTrusted, output == nil {
          throw PublishFailure.refused(
            place.path, "\(site.folder.path), in which the pages would be made, belongs to another user; remove it")
        }
        if isTrusted, output == nil || site.folder.isWritable {
          return (site, output.flatMap { try? Self(in: $0, name: innerName, isBeside: false, makes: false) })
        }
      } catch let error as FileFailure {
        guard output != nil, [EACCES, EPERM, EROFS].contains(error.code) else { throw error }
      }
      guard let output else { throw FileFailure("open", place.path, code: ENOENT) }
      return (
        try Self(in: output, name: innerName, isBeside: false, makes: true),
        try? Self(in: parent, name: outerName, isBeside: true, makes: false)
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
