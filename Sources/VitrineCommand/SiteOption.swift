import ArgumentParser
import Editing
import Files

/// The option that names a site.
struct SiteOption: ParsableArguments {
  @Option(
    name: .customLong("site"),
    help: ArgumentHelp(
      "The folder that holds content/.",
      discussion: "Without it, the nearest folder upwards from the current one that holds content/.", valueName: "dir"))
  var path: String?

  func validate() throws {
    if path == "" { throw ValidationError("--site names the folder that holds content/, and here it names none") }
  }

  /// The site's folder, as a command left it that came to its end: changes that were cut short are taken back first.
  ///
  /// The program ends with status 66 if there is no such folder, and with 74 if the changes cannot be taken back.
  func root() throws -> String {
    let root = try nearestRoot()
    EditFailures.print(leftAsFound: try EditFailures.reported { try ChangeWriter.recover(root: root) })
    return root
  }

  /// The same for commands that write before they read, of a folder that is a site.
  ///
  /// The program ends with status 66 if it has no folder `content/`.
  func siteRoot() throws -> String {
    let root = try root()
    guard CurrentFolder.isFolder(Folder.path(of: "content", in: root)) || CurrentFolder.obstacle(to: root) != nil else {
      throw Exit.noInput("\(EditingFailure.noContent(root))")
    }
    return root
  }

  /// Whether a folder holds `content/`. A collection may have a folder of that name, or be called so itself, in a `content/` of a site.
  private static func isSite(_ folder: String) -> Bool {
    let content = Folder.path(of: "content", in: folder)
    let isCollection = { (folder: String) in (try? FileStatus.following("\(folder)/collection.yaml")) != .some(nil) }
    let path = RelativePath(folder)
    return CurrentFolder.isFolder(content) && !(path.folder.name == "content" && isCollection(folder))
      && !(path.name == "content" && isCollection(content))
  }

  private func nearestRoot() throws -> String {
    if let path { return path }
    guard var folder = CurrentFolder.path else {
      throw Exit.noInput("the current folder cannot be found, or its path is not UTF-8")
    }
    while true {
      if Self.isSite(folder) { return folder }
      // Where it cannot be told whether this is a site, no other is taken for it.
      if let failure = CurrentFolder.obstacle(to: folder) {
        throw Exit.inputOutput(
          "\(folder) cannot be searched for content/: \(failure); --site names the folder that holds it")
      }
      guard folder != "/" else {
        throw Exit.noInput("no folder content/ here or above; --site names the folder that holds it")
      }
      let above = RelativePath(folder).folder
      folder = above.isEmpty ? "/" : above.text
    }
  }
}
