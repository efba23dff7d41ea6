import ArgumentParser
import Editing

/// `vitrine restore`.
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Take back that items are deleted.")

  @OptionGroup var options: ChangeOptions

  @Argument(
    help: "The items, each by its collection and address: cars/1964-ford-mustang.", completion: SiteCompletion.items)
  var item: [String]

  func run() throws {
    let items = try ItemArguments.items(item, of: Self.self)
    try SiteChange(options).run(ItemArguments.title("restore", items)) { _ in items.map { .restore($0) } }
  }
}
