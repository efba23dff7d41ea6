import ArgumentParser
import Editing

/// `vitrine purge`.
struct PurgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purge", abstract: "Remove the files of deleted items, and pictures that only they use.")

  @OptionGroup var options: ChangeOptions

  @Argument(
    help: "The deleted items, each by its collection and address: cars/1964-ford-mustang.",
    completion: SiteCompletion.items)
  var item: [String]

  @Flag(help: "Remove the files without asking.")
  var yes = false

  func run() throws {
    let change = try SiteChange(options)
    let items = try ItemArguments.items(item, of: Self.self, in: change)
    try change.run(ItemArguments.title("purge", items), asks: !yes) { _ in
      items.map { .purge($0) }
    } afterAsking: { plan in
      let files = plan.changes.map { "  \($0.path)\n" }.joined()
      return try Question.isConfirmed(
        "\(files)Remove \(plan.changes.count == 1 ? "this file" : "these \(plan.changes.count) files")?", yes: yes,
        of: Self.self)
    }
  }
}
