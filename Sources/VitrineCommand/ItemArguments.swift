import Addresses
import ArgumentParser
import Editing
import Files
import Glibc

/// The items that a command is given: `cars/1964-ford-mustang`.
enum ItemArguments {
  static func item(
    _ argument: String, of command: any ParsableCommand.Type, in change: SiteChange
  ) throws -> ItemReference {
    if let item = ItemReference(argument) {
      return try itemWithEnding(item, argument, of: command, in: change) ?? item
    }
    if let item = item(atPath: argument, root: change.root) { return item }
    throw Exit.wrongUsage(
      "an item is given as COLLECTION/ITEM, such as \(try example(argument, in: change)), not '\(argument)'",
      of: command)
  }

  /// The item of `cars/a.md` whose file is `a.md.md`; nil if there is none.
  private static func itemWithEnding(
    _ item: ItemReference, _ argument: String, of command: any ParsableCommand.Type, in change: SiteChange
  ) throws -> ItemReference? {
    guard argument == "\(item).md" else { return nil }
    let other = ItemReference(collection: item.collection, stem: item.stem + ".md")
    let content = try change.site().content
    func isThere(_ item: ItemReference) throws -> Bool {
      try EditFailures.reported { try content.hasFile(at: RelativePath("\(item).md")) }
    }
    guard try isThere(other) else { return nil }
    guard try isThere(item) else { return other }
    throw Exit.wrongUsage("'\(argument)' may be \(item.path) or \(other.path); give one of these", of: command)
  }

  /// The item whose file has a path from the current folder; nil of a path that leads elsewhere.
  private static func item(atPath path: String, root: String) -> ItemReference? {
    guard let file = wholePath(path), let root = wholePath(root) else { return nil }
    return file.hasPrefix("\(root)/") ? ItemReference(path: String(file.dropFirst(root.count + 1))) : nil
  }

  private static func wholePath(_ path: String) -> String? {
    guard let bytes = realpath(path, nil) else { return nil }
    defer { free(bytes) }
    return String(validatingCString: bytes)
  }

  /// The items, each once.
  static func items(
    _ arguments: [String], of command: any ParsableCommand.Type, in change: SiteChange
  ) throws -> [ItemReference] {
    var known: Set<ItemReference> = []
    return try arguments.map { try item($0, of: command, in: change) }.filter { known.insert($0).inserted }
  }

  /// The item that was probably meant: the one of that address in any collection, or the first one of a collection.
  private static func example(_ argument: String, in change: SiteChange) throws -> String {
    let site = try change.site()
    let collections = try EditFailures.reported { try site.collectionNames }
    let stem = argument.hasSuffix(".md") ? String(argument.dropLast(3)) : argument
    let holder = try EditFailures.reported {
      try collections.first { try site.content.hasFile(at: RelativePath("\($0)/\(stem).md")) }
    }
    if let holder { return "\(holder)/\(stem)" }
    guard let id = collections.first(where: { $0 == stem || "\($0)/" == stem }) ?? collections.first,
      let first = try? site.collection(id).stems().first
    else { return "cars/1964-ford-mustang" }
    return "\(id)/\(first)"
  }

  /// What a command does to items, for the record: `delete cars/a cars/b`.
  static func title(_ command: String, _ items: [ItemReference]) -> String {
    let named = items.prefix(3).map(\.description).joined(separator: " ")
    return "\(command) \(named)\(items.count > 3 ? " and \(items.count - 3) more" : "")"
  }
}
