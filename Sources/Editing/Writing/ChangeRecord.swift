import Files

/// What a command changes, as it is kept on the disk: while the command runs, so that a kill can be taken back; and afterwards, for `vitrine undo`.
struct ChangeRecord {
  let title: String
  let changes: [FileChange]

  init(title: String, changes: [FileChange]) {
    self.title = title
    self.changes = changes
  }

  private static let magic: [UInt8] = Array("vitrine changes 1\n".utf8)

  var bytes: [UInt8] {
    var bytes = Self.magic
    Self.append(Array(title.utf8), to: &bytes)
    Self.append(changes.count, to: &bytes)
    for change in changes {
      Self.append(Array(change.path.utf8), to: &bytes)
      Self.append(change.before, to: &bytes)
      Self.append(change.after, to: &bytes)
    }
    return bytes
  }

  /// Nil of bytes that are no record.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.magic) else { return nil }
    var rest = bytes[Self.magic.count...]
    guard let title = Self.text(&rest), let count = Self.number(&rest), count <= rest.count else { return nil }
    var changes: [FileChange] = []
    for _ in 0..<count {
      guard let path = Self.text(&rest), let before = Self.bytes(&rest), let after = Self.bytes(&rest) else {
        return nil
      }
      changes.append(FileChange(path: path, before: before, after: after))
    }
    self.init(title: title, changes: changes)
  }
}

extension ChangeRecord {
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: UInt64(number).littleEndian) { bytes += $0 }
  }

  private static func append(_ content: [UInt8]?, to bytes: inout [UInt8]) {
    append((content?.count ?? -1) + 1, to: &bytes)
    bytes += content ?? []
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let number = bytes.prefix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    bytes = bytes.dropFirst(8)
    return Int(exactly: number)
  }

  /// `.some(nil)` of no file.
  private static func bytes(_ bytes: inout ArraySlice<UInt8>) -> [UInt8]?? {
    guard let count = number(&bytes), count - 1 <= bytes.count else { return nil }
    guard count > 0 else { return .some(nil) }
    let content = Array(bytes.prefix(count - 1))
    bytes = bytes.dropFirst(count - 1)
    return content
  }

  private static func text(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard case .some(.some(let content)) = bytes(&rest) else { return nil }
    return String(decoding: content, as: UTF8.self)
  }
}
