import ArgumentParser
import Editing

/// `vitrine delete`.
struct DeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Mark items as deleted; they stay on record.",
    discussion: """
      The items get today's date as deleted. If the collection protects one of them, such as a car that is checked out, none is deleted.
      """)

  @OptionGroup var options: ChangeOptions

  @Argument(
    help: "The items, each by its collection and address: cars/1964-ford-mustang.", completion: SiteCompletion.items)
  var item: [String]

  @Option(parsing: .unconditional, help: ArgumentHelp("Why they are deleted.", valueName: "text"))
  var because: String?

  @Flag(help: "Delete protected items too, and clear the field that protects them.")
  var force = false

  func run() throws {
    let change = try SiteChange(options)
    let items = try ItemArguments.items(item, of: Self.self, in: change)
    try change.run(ItemArguments.title("delete", items)) { _ in
      items.map { .delete($0, because: because, isForced: force) }
    }
  }
}
