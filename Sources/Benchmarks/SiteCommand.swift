import ArgumentParser

/// `vitrine-bench site`.
struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Write the site of made-up books that whole builds are measured with.")

  @Argument(help: "How many books there are.")
  var count: Int

  @Argument(help: ArgumentHelp("The site's folder, which must not be there yet, or must be empty.", valueName: "dir"))
  var folder: String

  func run() throws {
    _ = try BookSite(count, at: folder)
  }
}
