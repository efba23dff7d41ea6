import ArgumentParser
import Foundation
import Testing
import VitrineCommand

struct CommandTests {
  @Test func `every command has a section with exactly its arguments and options`() throws {
    let page = try ManualPage("docs/commands.md")
    for command in try CommandDescription.all() {
      let section = try page.section("vitrine \(command.name)")
      // `--site` of `--site DIR`.
      let names = Set(section.names.compactMap { $0.split(separator: " ").first.map(String.init) })
      #expect(names.filter { $0.hasPrefix("--") } == command.options, "vitrine \(command.name)")
      #expect(command.arguments.subtracting(names) == [], "vitrine \(command.name)")
      #expect(section.codeBlocks.first?.hasPrefix("vitrine \(command.name)") == true, "vitrine \(command.name)")
    }
  }

  @Test func `the readme lists every command`() throws {
    let names = try ManualPage("README.md").section("Commands").names
    let commands = Set(try CommandDescription.all().map(\.name))
    #expect(commands.subtracting(names) == [])
  }
}

/// A command, as the program describes itself.
private struct CommandDescription {
  let name: String
  let options: Set<String>
  /// In capitals, as usage is written.
  let arguments: Set<String>

  static func all() throws -> [CommandDescription] {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(RootCommand._dumpHelp().utf8))
    return (dump.command.subcommands ?? []).filter { $0.commandName != "help" }.map(CommandDescription.init)
  }

  private init(_ command: Dump.Command) {
    name = command.commandName
    let shown = (command.arguments ?? []).filter { $0.shouldDisplay }
    let names = shown.flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map { "--\($0.name)" }
    options = Set(names).subtracting(["--help", "--version"])
    arguments = Set(shown.filter { $0.kind == "positional" }.compactMap { $0.valueName?.uppercased() })
  }

  private struct Dump: Decodable {
    let command: Command

    struct Command: Decodable {
      let commandName: String
      let subcommands: [Command]?
      let arguments: [Argument]?
    }

    struct Argument: Decodable {
      let kind: String
      let shouldDisplay: Bool
      let names: [Name]?
      let valueName: String?
    }

    struct Name: Decodable {
      let kind: String
      let name: String
    }
  }
}
