package import ArgumentParser
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
}
