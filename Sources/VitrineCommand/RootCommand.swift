package import ArgumentParser
import Diagnostics
import Rendering

/// `vitrine`.
package struct RootCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Turns folders of Markdown files into a catalogue: a website and an inventory that prints.",
    version: Vitrine.version,
    subcommands: [
      BuildCommand.self, CheckCommand.self, ListCommand.self, NewCommand.self, EditCommand.self, DeleteCommand.self,
      RestoreCommand.self, PurgeCommand.self, UndoCommand.self, ImportCommand.self, ExportCommand.self,
      InitCommand.self, ServeCommand.self, PrintCommand.self, RenderCommand.self, SchemaCommand.self,
    ])

  package init() {}

  /// - Throws: `ValidationError` where the first word is the name of no command.
  static func checkName(in words: [String]) throws {
    guard let name = words.first == "help" ? words.dropFirst().first : words.first, !name.hasPrefix("-") else { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(name) else { return }
    let meant = suggestion(for: name, among: names).map { ". Did you mean '\($0)'?" } ?? ""
    throw ValidationError("Unknown command '\(name)'\(meant)")
  }
}
