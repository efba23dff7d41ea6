import Diagnostics

/// Changes the values of a mapping's keys, and leaves alone how the others are written.
struct MappingEdit {
  private let bytes: [UInt8]
  private let mapping: Node
  private let entries: [Entry]
  private let isInBrackets: Bool

  /// - Parameter isInBrackets: whether something around the mapping is in brackets.
  init(_ bytes: [UInt8], _ mapping: Node, isInBrackets: Bool) {
    self.bytes = bytes
    self.mapping = mapping
    entries = mapping.entries ?? []
    self.isInBrackets = isInBrackets || mapping.isInBrackets(bytes)
  }

  /// Whether the mapping keeps a key, so that it can be edited in place.
  func canKeep(_ members: [EditedValue.Member]) -> Bool {
    entries.contains { entry in members.contains { $0.key == entry.key } }
  }

  /// The edits that make the keys of the mapping and their values those of `members`.
  func edits(setting members: [EditedValue.Member]) throws(EditError) -> ByteEdits {
    guard canKeep(members) else { return rewriting(to: members) }
    var edits = ByteEdits()
    for member in members {
      guard let entry = entry(of: member.key) else { continue }
      if Meaning(entry.value).inOrder == Meaning(member.value).inOrder { continue }
      edits.append(try ValueEdit(bytes, found(entry), replacesKeys: true).edits(setting: member.value))
    }
    add(members, to: &edits)
    remove(entries.indices.filter { index in !members.contains { $0.key == entries[index].key } }, in: &edits)
    return edits
  }

  private func entry(of key: String) -> Entry? { entries.first { $0.key == key } }

  private func found(_ entry: Entry) -> KeySearch.Found {
    KeySearch.Found(entry: entry, holders: [], mapping: mapping, isInBrackets: isInBrackets)
  }

  private func rewriting(to members: [EditedValue.Member]) -> ByteEdits {
    var edits = ByteEdits()
    edits.replace(mapping.bytes, with: ScalarWriter(isInBrackets: isInBrackets).line(.mapping(members)))
    return edits
  }

  /// Adds the keys that are not there, each behind the one before it.
  private func add(_ members: [EditedValue.Member], to edits: inout ByteEdits) {
    var last: Entry?
    for member in members {
      if let entry = entry(of: member.key) {
        last = entry
      } else if let last {
        add(member, after: last, to: &edits)
      } else if let first = entries.first {
        let separator = isInBrackets ? ", " : bytes.lineBreak + String(repeating: " ", count: first.indentation)
        edits.insert(text(of: member, indentation: first.indentation) + separator, at: first.keyBytes.lowerBound)
      }
    }
  }

  private func add(_ member: EditedValue.Member, after entry: Entry, to edits: inout ByteEdits) {
    let end = max(entry.keyBytes.upperBound, entry.value.bytes.upperBound)
    let indentation = entries[0].indentation
    let text = text(of: member, indentation: indentation)
    if isInBrackets {
      edits.insert(", " + text, at: end)
    } else {
      let indent = String(repeating: " ", count: indentation)
      edits.insert(bytes.lineBreak + indent + text, at: bytes.lineEnd(of: end))
    }
  }

  private func text(of member: EditedValue.Member, indentation: Int) -> String {
    let writer = ScalarWriter(isInBrackets: isInBrackets)
    let written = WrittenValue(member.value, writer: writer, indentation: indentation, lineBreak: bytes.lineBreak)
    return writer.line(member.key) + ":" + written.afterColon
  }

  /// Takes entries out, of which there are fewer than all.
  private func remove(_ removed: [Int], in edits: inout ByteEdits) {
    // What is before the first entry, such as a dash, stays for the one that becomes the first.
    let kept = entries.indices.first { !removed.contains($0) } ?? 0
    if kept > 0 { edits.remove(entries[0].keyBytes.lowerBound..<entries[kept].keyBytes.lowerBound) }
    for index in removed where index > kept {
      edits.append(RemovalEdit(bytes, nil).edits(removing: found(entries[index]), takingBlankLines: false))
    }
  }
}
