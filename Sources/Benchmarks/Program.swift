import ArgumentParser

/// `vitrine-bench`: how long Vitrine takes, and whether that has changed.
@main
struct Program: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine-bench", abstract: "Measures how long Vitrine takes.",
    subcommands: [RunCommand.self, SearchCommand.self, SiteCommand.self], defaultSubcommand: RunCommand.self)
}
