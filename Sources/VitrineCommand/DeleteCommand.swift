import ArgumentParser
import Editing

/// `vitrine delete`.
struct DeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Mark items as deleted; they stay on record.",
    discussion: """
      The items get today's date as deleted:. An item that its collection guards, such as a car that is checked out, is refused, and with \
      it all the others.
      """)

  @OptionGroup var options: ChangeOptions

  @Argument(
    help: "The items, each by its collection and address: cars/1964-ford-mustang.", completion: SiteCompletion.items)
  var item: [String]

  @Option(help: ArgumentHelp("Why they are deleted.", valueName: "text"))
  var because: String?

  @Flag(help: "Delete guarded items as well; the field that guards them is cleared.")
  var force = false

  func run() throws {
    let items = try ItemArguments.items(item, of: Self.self)
    try SiteChange(options).run(ItemArguments.title("delete", items)) { _ in
      items.map { .delete($0, because: because, isForced: force) }
    }
  }
}
