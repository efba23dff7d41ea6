import Files

/// An exchange as it is written down before it is begun.
///
/// A journal is one of its own folders, by their numbers in the file system: one that came with a copy of a site, or that somebody
/// made up, exchanges nothing.
struct ExchangeJournal {
  let exchange: Exchange
  /// The numbers of the folder that readers see and of that with the new entries.
  private let numbers: [UInt64]

  private static let end = "end"

  init(_ exchange: Exchange, in folders: Exchange.Folders) throws(FileFailure) {
    self.exchange = exchange
    numbers = try Self.numbers(of: folders)
  }

  /// - Parameter bytes: what `bytes` was; nil comes of anything else, of a part of it, and of names that lead out of their folders.
  init?(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    guard let kind = parts.first.flatMap(Exchange.Kind.init), parts.last == Self.end,
      parts.count % 3 == 1, parts.count >= 4
    else { return nil }
    numbers = parts[1...2].compactMap { UInt64($0) }
    exchange = Exchange(
      kind: kind,
      steps: stride(from: 3, to: parts.count - 1, by: 3).map {
        Exchange.Step(source: parts[$0], name: parts[$0 + 1], inode: UInt64(parts[$0 + 2]))
      })
    guard exchange.steps.allSatisfy({ Self.isName($0.source) && Self.isName($0.name) }) else { return nil }
  }

  /// Names end with a zero byte, which no name has.
  var bytes: [UInt8] {
    var text = "\(exchange.kind.rawValue)\0"
    for number in numbers { text += "\(number)\0" }
    for step in exchange.steps {
      text += "\(step.source)\0\(step.name)\0\(step.inode.map { "\($0)" } ?? "-")\0"
    }
    return Array((text + Self.end).utf8)
  }

  /// Whether the exchange is one of these folders.
  func isOf(_ folders: Exchange.Folders) throws(FileFailure) -> Bool {
    try numbers == Self.numbers(of: folders)
  }

  private static func numbers(of folders: Exchange.Folders) throws(FileFailure) -> [UInt64] {
    [try folders.shown.status().inode, try folders.new.status().inode]
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && !text.utf8.contains(UInt8(ascii: "/"))
  }
}
