import Addresses
import ArgumentParser
import Characters
import Editing
import Files
import Glibc
import Importing
import Language

/// `vitrine init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create a small site to begin with.",
    discussion:
      "The folder is created if it does not exist. With --from, the rows of a table become the site's only collection.")

  @Argument(help: "The folder of the new site.")
  var dir: String

  @Option(help: ArgumentHelp("A CSV or JSON file whose rows become items, as in 'vitrine import'.", valueName: "file"))
  var from: String?

  func run() throws {
    if dir.isEmpty { throw Exit.wrongUsage("the folder needs a name", of: Self.self) }
    let source = try from.map { file in
      try ImportFailures.reported(of: Self.self) {
        try ImportSource(ImportFile.read(file), path: file, preset: nil, collection: Self.collection(file))
      }
    }
    let isNew = try makeFolder()
    do {
      try fill(from: source)
    } catch {
      if isNew { Self.removeFolders(dir) }
      throw error
    }
    let site = CurrentFolder.path.map { $0 == dir } ?? false || dir == "." ? "" : " --site \(Self.quoted(dir))"
    try StandardOutput.write("made a site in \(dir)\nnext: vitrine build\(site)\n")
  }

  /// Makes the folder and those above it.
  ///
  /// - Returns: whether the folder was not there before.
  private func makeFolder() throws -> Bool {
    if CurrentFolder.isFolder(dir) {
      if let folder = try? FileStatus.following(dir), let root = try? FileStatus.following("/"),
        folder.isOfSameFile(as: root)
      {
        throw Exit.cannotCreate("\(dir) cannot be a site: it is the root of the file system")
      }
      guard !holdsContent else {
        throw Exit.cannotCreate("\(dir) is a site already: it has a folder content/")
      }
      guard !isContent else {
        throw Exit.cannotCreate("\(dir) cannot be a site: it is the content of one, with a collection.yaml in it")
      }
      return false
    }
    var path = dir.hasPrefix("/") ? "/" : ""
    for part in dir.split(separator: "/") {
      path += part
      if mkdir(path, 0o777) != 0, errno != EEXIST {
        throw Exit.cannotCreate("cannot make the folder \(path): \(String(cString: strerror(errno)))")
      }
      path += "/"
    }
    return true
  }

  /// Whether anything but hidden files is in the folder `content`.
  private var holdsContent: Bool {
    guard CurrentFolder.isFolder("\(dir)/content") else { return false }
    guard let entries = try? Folder(at: "\(dir)/content").entries() else { return true }
    return entries.contains { !$0.isHidden }
  }

  /// Whether the folder is that of a collection, or holds one.
  private var isContent: Bool {
    guard let folder = try? Folder(at: dir), let entries = try? folder.entries() else { return false }
    let settings = "collection.yaml"
    return entries.contains { entry in
      entry.name == settings || (try? folder.hasFile(at: RelativePath("\(entry.name)/\(settings)"))) ?? false
    }
  }

  private func fill(from source: ImportSource?) throws {
    let hadFolder = CurrentFolder.isFolder("\(dir)/content")
    do {
      _ = try Folder(at: dir).makeFolder("content")
    } catch {
      throw Exit.failure("\(error)", after: error, otherwise: Exit.cannotCreate)
    }
    do {
      let plan = try plan(from: source)
      _ = try EditFailures.reported { try ChangeWriter(root: dir).apply(plan) }
    } catch {
      if !hadFolder { _ = try? Folder(at: dir).removeEmptyFolder("content") }
      throw error
    }
  }

  private func plan(from source: ImportSource?) throws -> ChangePlan {
    let site = try EditFailures.reported { try EditingSite(root: dir, clock: BuildClock.now()) }
    let name = dir.split(separator: "/").last.map(String.init) ?? ""
    let title = [".", ".."].contains(name) || name.isEmpty ? "My collection" : name
    guard let source, let file = from else {
      var planner = ChangePlanner(site, title: "init \(dir)")
      for file in StarterSite.files(title: title) { planner.addFile(file.path, Array(file.text.utf8)) }
      return planner.plan
    }
    return try ImportFailures.reported(of: Self.self) {
      var importer = try Importer(
        source, into: site, ImportRequest(collection: Self.collection(file), map: [], key: nil))
      importer.addFile(SourcePath.siteSettings, Array(StarterSite.configuration(title: title).utf8))
      let imported = try importer.plan()
      let report = DiagnosticReport(imported.findings, isStrict: false)
      report.print()
      if report.hasErrors {
        StandardError.write("\(report.summary); nothing was made\n")
        throw Exit.contentError
      }
      for said in [ImportCommand.leftOut(imported), ImportCommand.unread(imported)].compactMap(\.self) {
        StandardError.write("\(said)\n")
      }
      return imported.plan
    }
  }

  /// The collection that a file makes: `books` of `~/My Books.csv` is `my-books`.
  private static func collection(_ file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let slug = slug(String(stem))
    return slug.isEmpty ? "items" : slug
  }

  private static func removeFolders(_ path: String) {
    if let folder = try? Folder(at: path) {
      try? folder.removeAll(".vitrine")
      _ = folder.removeEmptyFolder("content")
    }
    rmdir(path)
  }

  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      byte >= 0x80 || "-_./".utf8.contains(byte) || Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber
    }
    return isPlain ? path : "'\(path.escaping(["'": "'\\''"]))'"
  }
}
