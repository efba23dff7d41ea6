import Addresses
import Catalogue
import Diagnostics
import Files
import Language

/// Makes the addresses of new items: `1964-ford-mustang`, and `1964-ford-mustang-2` where that is taken.
final class StemMaker {
  private let reserved: Set<String>
  /// The reserved ones as they are compared.
  private let reservedKeys: Set<String>
  private let folder: Folder?
  private var transliterator: Transliterator?
  /// The addresses and aliases of the collection, as they are compared, once they are known.
  private var taken: Set<String>?
  /// For each address that was asked for, the number that was given last: all before it are taken.
  private var numbers: [String: Int] = [:]
  /// Those that files and aliases of the collection have, and new items have come with.
  private var claimed: Set<String>?
  /// The addresses of the collection's files and its aliases, as they are compared, once they are known.
  private var all: (stems: Set<String>, aliases: Set<String>)?

  /// How many new items are to come.
  private var expected = 0

  /// The most bytes of an address that is made of a name.
  private static let lengthLimit = 100

  init(settings: CollectionSettings, folder: Folder?) {
    reserved = Set(CollectionAddresses.reservedNames(slugs: settings.sorts.dropFirst().map(\.slug)))
    reservedKeys = Set(reserved.map { AddressKey($0).text })
    self.folder = folder
  }

  /// The address that a name alone would give; nil if nothing in it can be one.
  func stem(for name: String) throws -> String? {
    var text = name
    if !isASCII(name) {
      let transliterator = try transliterator ?? Transliterator()
      self.transliterator = transliterator
      text = transliterator.ascii(name)
    }
    let stem = Self.shortened(slug(text))
    return stem.isEmpty ? nil : stem
  }

  /// An address that no file or alias of the collection has, and none given before.
  func freeStem(from stem: String, besides own: [String]) throws -> String {
    var taken = try taken ?? listed()
    self.taken = nil
    defer { self.taken = taken }
    let own = Set(own.map { AddressKey($0).text })
    var number = own.isEmpty ? numbers[stem] ?? 1 : 1
    var candidate = number == 1 ? stem : "\(stem)-\(number)"
    while taken.contains(AddressKey(candidate).text) && !own.contains(AddressKey(candidate).text)
      || reserved.contains(candidate) || ItemAddress.finding(in: candidate) != nil
    {
      number += 1
      candidate = "\(stem)-\(number)"
    }
    taken.insert(AddressKey(candidate).text)
    if own.isEmpty { numbers[stem] = number }
    return candidate
  }

  /// Keeps an address from being given to an item.
  func take(_ stem: String) throws {
    var taken = try taken ?? listed()
    self.taken = nil
    taken.insert(AddressKey(stem).text)
    self.taken = taken
  }

  /// Makes room for the addresses of so many new items.
  func expect(_ count: Int) { expected = count }

  /// Gives a new item the address that it comes with.
  ///
  /// - Returns: Why it cannot have it.
  func claim(_ stem: String) throws -> EditFinding? {
    let key = AddressKey(stem).text
    var claimed = try claimed ?? listed()
    self.claimed = nil
    defer { self.claimed = claimed }
    if reservedKeys.contains(key) {
      return EditFinding(
        .error, .addressShared, path: nil, "'\(stem)' is the address of a page that every collection has too")
    }
    return claimed.insert(key).inserted ? nil : Self.finding(ofShared: stem)
  }

  /// What is wrong with an address that two items would have.
  static func finding(ofShared address: String) -> EditFinding {
    EditFinding(
      .error, .addressShared, path: nil,
      "'\(address)' is the address or an alias of another item too; upper and lower case make no difference")
  }

  /// What is wrong with the address of a new item that another has had before.
  static func finding(ofAlias address: String) -> EditFinding {
    EditFinding(
      .error, .addressShared, path: nil,
      "'\(address)' is an alias of another item, which was renamed; give the address that it has now to change it, or "
        + "another one to add an item")
  }

  /// Whether an item has had an address before.
  func isAlias(_ address: String) throws -> Bool { try addresses().aliases.contains(AddressKey(address).text) }

  private func listed() throws -> Set<String> {
    let (stems, aliases) = try addresses()
    var listed = stems.union(aliases)
    listed.reserveCapacity(listed.count + expected)
    return listed
  }

  private func addresses() throws -> (stems: Set<String>, aliases: Set<String>) {
    if let all { return all }
    let all = try readAddresses()
    self.all = all
    return all
  }

  private func readAddresses() throws -> (stems: Set<String>, aliases: Set<String>) {
    guard let folder else { return ([], []) }
    let stems = try folder.files(endingIn: ".md").stems
    let addresses = stems.indices.lazy.map { AddressKey.isKey(stems[$0]) ? stems[$0] : AddressKey(stems[$0]).text }
    return (Set(addresses), Set(try Aliases.addresses(in: stems, of: folder).map { AddressKey($0).text }))
  }

  /// Cut between words, or between letters of a very long one.
  private static func shortened(_ stem: String) -> String {
    guard stem.utf8.count > lengthLimit else { return stem }
    var short = ""
    for word in stem.split(separator: "-") {
      guard short.utf8.count + word.utf8.count < lengthLimit else { break }
      short += short.isEmpty ? "\(word)" : "-\(word)"
    }
    if !short.isEmpty { return short }
    for character in stem where short.utf8.count + character.utf8.count <= lengthLimit { short.append(character) }
    return short
  }
}
