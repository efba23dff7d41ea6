import ArgumentParser
import Catalogue
import Diagnostics
import Files
import Glibc
import Language
import Publishing

/// `vitrine build`.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site.",
    discussion: """
      Reads content/ and templates/ and writes the pages, all of them or none: whoever looks at the output sees the site that stood \
      before or the new one. Files in the output that Vitrine did not write stay as they are.
      """)

  @OptionGroup var site: SiteOption

  @Option(help: ArgumentHelp("Where the pages go; without it, the site's output/.", valueName: "dir"))
  var output: String?

  @Flag(help: "Show drafts like any other item.")
  var drafts = false

  @Flag(help: "Take warnings for errors.")
  var strict = false

  @Flag(help: "Leave out items that are in error, and build the rest. The exit status is 1 all the same.")
  var keepGoing = false

  @Flag(help: "Take over an output folder that holds files which Vitrine did not write. They stay.")
  var adopt = false

  func validate() throws {
    if output == "" { throw ValidationError("--output names the folder that the pages go to, and here it names none") }
  }

  func run() throws {
    let start = SecondsClock.now()
    let root = try site.root()
    var options = LoadOptions(clock: try BuildClock.now())
    options.includesDrafts = drafts
    let loaded = try SiteReading.load(root: root, options: options)
    let builder = try SiteBuilder(loaded, root: root)
    let report = DiagnosticReport(loaded.diagnostics + builder.templateDiagnostics(), isStrict: strict)
    report.print()
    if !report.canBuild(keepGoing: keepGoing) {
      StandardError.write("\(report.summary); nothing was written\n")
      throw Exit.contentError
    }
    let counts = try publish(builder, root: root)
    let seconds = SecondsClock.text(since: start)
    StandardError.write(
      "\(loaded.summary): \(counts.written) files written, \(counts.unchanged) unchanged, \(counts.removed) removed, \(seconds) s\n"
    )
    if report.hasErrors {
      StandardError.write("\(report.summary); items in error were left out\n")
      throw Exit.contentError
    }
  }

  private func publish(_ builder: SiteBuilder, root: String) throws -> OutputCounts {
    do {
      let place = try OutputPlace(output ?? (root == "/" ? "/output" : "\(root)/output"), site: root)
      return try builder.build(to: Publisher(place, adopts: adopt))
    } catch let failure as PublishFailure {
      if case .file(let failure) = failure { throw Exit.failure(failure) }
      throw Exit.cannotCreate("\(failure)")
    } catch let failure as FileFailure {
      throw Exit.failure(failure)
    }
  }
}

extension Exit {
  /// 73 where a file or folder cannot be made, 74 where writing fails.
  static func failure(_ failure: FileFailure) -> ExitCode {
    [EACCES, EROFS, EPERM, ENOENT, ENOTDIR].contains(failure.code)
      ? cannotCreate("\(failure)") : inputOutput("\(failure)")
  }
}

extension LoadedSite {
  /// `5 collections, 420 items`.
  var summary: String { summary(addingItems: 0) }

  /// - Parameter more: items that the site has besides those that could be read.
  func summary(addingItems more: Int) -> String {
    let items = collections.reduce(more) { $0 + $1.collection.items.count }
    return
      "\(collections.count) \(collections.count == 1 ? "collection" : "collections"), \(items) \(items == 1 ? "item" : "items")"
  }
}
