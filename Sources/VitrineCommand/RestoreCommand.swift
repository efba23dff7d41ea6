import ArgumentParser
import Editing

/// `vitrine restore`.
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Restore deleted items.")

  @OptionGroup var options: ChangeOptions

  @Argument(
    help: "The items, each by its collection and address: cars/1964-ford-mustang.", completion: SiteCompletion.items)
  var item: [String]

  func run() throws {
    let change = try SiteChange(options)
    let items = try ItemArguments.items(item, of: Self.self, in: change)
    try change.run(ItemArguments.title("restore", items)) { _ in items.map { .restore($0) } }
  }
}
