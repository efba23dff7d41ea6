private import Glibc

/// The names in a folder with their inodes, found by name and removed one by one.
///
/// A folder may hold a million, and every build that changes little asks for each of them: no string is made for a name.
package struct EntryTable: Sendable {
  private let names: NameList
  /// In the order of the names.
  private let inodes: [UInt64]
  private var isTaken: [Bool]
  private var count: Int
  /// Behind the name that was found last: most names are asked for in their order.
  private var next = 0

  /// - Parameter inodes: in the order in which the names were added.
  init(_ names: NameList, inodes: [UInt64]) {
    var names = names
    names.sort()
    self.names = names
    self.inodes = names.indices.map { inodes[names.number(at: $0)] }
    isTaken = Array(repeating: false, count: names.count)
    count = names.count
  }

  /// The inode of an entry, which then is there no longer; nil if there is none.
  package mutating func take(_ name: UnsafePointer<CChar>) -> UInt64? {
    guard count > 0, let position = position(of: name), !isTaken[position] else { return nil }
    isTaken[position] = true
    count -= 1
    next = position + 1
    return inodes[position]
  }

  private func position(of name: UnsafePointer<CChar>) -> Int? {
    let count = strlen(name)
    return name.withMemoryRebound(to: UInt8.self, capacity: count) {
      let name = UnsafeBufferPointer(start: $0, count: count)
      return names.indices.contains(next) && names.isName(at: next, name) ? next : names.position(of: name)
    }
  }

  /// Calls `body` with each name that was not taken.
  package func forEachName(_ body: (UnsafePointer<CChar>) throws(FileFailure) -> Void) throws(FileFailure) {
    for position in names.indices where !isTaken[position] { try names.withFileName(at: position, ending: "", body) }
  }
}
