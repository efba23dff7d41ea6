import Files

/// What a command changes, as it is kept on the disk: while the command runs, so that a kill can be taken back; and afterwards, for `vitrine undo`.
struct ChangeRecord {
  let title: String
  let changes: [FileChange]
  /// Whether the changes take back others. They cannot be taken back themselves.
  let isUndo: Bool
  /// The folder `.vitrine` that it was written into.
  let place: FolderIdentity
  /// What the names of this change's temporary files begin with, so that no file of somebody else has them.
  let temporaryPrefix: String

  init(
    title: String, changes: [FileChange], isUndo: Bool, place: FolderIdentity,
    temporaryPrefix: String = ".vitrine-\(String(UInt64.random(in: .min ... .max), radix: 16))-"
  ) {
    self.title = title
    self.changes = changes
    self.isUndo = isUndo
    self.place = place
    self.temporaryPrefix = temporaryPrefix
  }

  private static let magic: [UInt8] = Array("vitrine changes 4\n".utf8)

  /// How many bytes a piece has before another one begins.
  private static let pieceLength = 1 << 20

  /// The bytes, in pieces that follow each other: a large change takes no memory once more.
  var pieces: some Sequence<[UInt8]> {
    var head = Self.magic
    Self.append(Int(bitPattern: UInt(place.inode)), to: &head)
    Self.append(Int(place.birth), to: &head)
    Self.append(title.utf8, to: &head)
    Self.append(temporaryPrefix.utf8, to: &head)
    Self.append(isUndo ? 1 : 0, to: &head)
    Self.append(changes.count, to: &head)
    var next: Int? = 0
    return AnyIterator { [head] in
      guard var position = next else { return nil }
      var bytes = position == 0 ? head : []
      bytes.reserveCapacity(Self.pieceLength + Self.pieceLength / 16)
      while position < changes.count, bytes.count < Self.pieceLength {
        Self.append(changes[position], to: &bytes)
        position += 1
      }
      next = position < changes.count ? position : nil
      return bytes
    }
  }

  private static func append(_ change: FileChange, to bytes: inout [UInt8]) {
    append(change.path.utf8, to: &bytes)
    append(change.before, to: &bytes)
    append(change.after, to: &bytes)
    append(change.rightsBefore, to: &bytes)
  }

  /// Nil of bytes that are no record.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.magic) else { return nil }
    var rest = bytes[Self.magic.count...]
    guard let inode = Self.word(&rest), let birth = Self.word(&rest), let title = Self.text(&rest),
      let prefix = Self.text(&rest), let isUndo = Self.number(&rest),
      let count = Self.number(&rest), count <= rest.count
    else { return nil }
    var changes: [FileChange] = []
    for _ in 0..<count {
      guard let path = Self.text(&rest), let before = Self.bytes(&rest), let after = Self.bytes(&rest),
        let rights = Self.rights(&rest)
      else { return nil }
      changes.append(FileChange(path: path, before: before, after: after, rightsBefore: rights))
    }
    // A record may be of another user, or have come with the site: nothing in it leads out of what commands change.
    guard rest.isEmpty, prefix.hasPrefix(".vitrine-"), !prefix.utf8.contains(UInt8(ascii: "/")),
      changes.allSatisfy({ Self.isOfSources(RelativePath($0.path)) })
    else { return nil }
    self.init(
      title: title, changes: changes, isUndo: isUndo == 1,
      place: FolderIdentity(inode: inode, birth: Int64(bitPattern: birth)), temporaryPrefix: prefix)
  }
}

extension ChangeRecord {
  /// Whether a path is of a file in `content/` or `templates/`, and in no hidden folder such as `.git`.
  private static func isOfSources(_ path: RelativePath) -> Bool {
    let components = path.components
    return ["content", "templates"].contains(components.first) && components.count > 1
      && !components.contains { $0.utf8.first == UInt8(ascii: ".") } && path.text.utf8.first != UInt8(ascii: "/")
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes += $0 }
  }

  /// Appends the count of the content and one more, and the content; 0 for nil.
  private static func append(_ content: (some Collection<UInt8>)?, to bytes: inout [UInt8]) {
    guard let content else { return append(0, to: &bytes) }
    append(content.count + 1, to: &bytes)
    bytes += content
  }

  private static func append(_ rights: FileRights?, to bytes: inout [UInt8]) {
    append(rights == nil ? 0 : 1, to: &bytes)
    guard let rights else { return }
    for number in [rights.mode, rights.owner, rights.group] { append(Int(number), to: &bytes) }
    let attributes = (rights.attributes ?? [:]).sorted { $0.key < $1.key }
    append(attributes.count, to: &bytes)
    for (name, value) in attributes {
      append(name.utf8, to: &bytes)
      append(value, to: &bytes)
    }
  }

  /// `.some(nil)` of no file.
  private static func rights(_ bytes: inout ArraySlice<UInt8>) -> FileRights?? {
    guard let count = number(&bytes), count <= 1 else { return nil }
    guard count == 1 else { return .some(nil) }
    guard let mode = number(&bytes).flatMap(UInt32.init(exactly:)),
      let owner = number(&bytes).flatMap(UInt32.init(exactly:)),
      let group = number(&bytes).flatMap(UInt32.init(exactly:)),
      let attributes = attributes(&bytes)
    else { return nil }
    return FileRights(mode: mode & 0o777, owner: owner, group: group, attributes: attributes)
  }

  private static func attributes(_ rest: inout ArraySlice<UInt8>) -> [String: [UInt8]]? {
    guard let count = number(&rest), count <= rest.count else { return nil }
    var attributes: [String: [UInt8]] = [:]
    for _ in 0..<count {
      guard let name = text(&rest), FileRights.isKept(name), case .some(.some(let value)) = bytes(&rest) else {
        return nil
      }
      attributes[name] = value
    }
    return attributes
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? { word(&bytes).flatMap(Int.init(exactly:)) }

  private static func word(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    let word = bytes.prefix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    bytes = bytes.dropFirst(8)
    return word
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
