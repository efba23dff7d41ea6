import Addresses
import ArgumentParser
import Editing

/// The items that a command is given: `cars/1964-ford-mustang`.
enum ItemArguments {
  static func item(_ argument: String, of command: any ParsableCommand.Type) throws -> ItemReference {
    if let item = ItemReference(argument) { return item }
    throw Exit.wrongUsage(
      "an item is given as COLLECTION/ITEM, such as cars/1964-ford-mustang, not '\(argument)'", of: command)
  }

  /// The items, each once.
  static func items(_ arguments: [String], of command: any ParsableCommand.Type) throws -> [ItemReference] {
    var known: Set<ItemReference> = []
    return try arguments.map { try item($0, of: command) }.filter { known.insert($0).inserted }
  }

  /// What a command does to items, for the record: `delete cars/a cars/b`.
  static func title(_ command: String, _ items: [ItemReference]) -> String {
    let named = items.prefix(3).map(\.description).joined(separator: " ")
    return "\(command) \(named)\(items.count > 3 ? " and \(items.count - 3) more" : "")"
  }
}
