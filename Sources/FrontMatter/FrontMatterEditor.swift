package import Diagnostics

/// Edits the front matter of a file in place: every byte that is not of the edited value stays.
///
/// Comments, order, quotes, line breaks, a byte order mark and the notes are kept. A value that is already what it is set to is not written
/// anew. New keys go to the end. What is left empty by taking a key out goes with it: a key that held only that key, and front matter that
/// held nothing else.
package struct FrontMatterEditor: Sendable {
  let file: SourceFile
  /// The bytes of the file as it is.
  package var bytes: [UInt8] { file.bytes }
  let root: Node?
  let fence: FrontMatterFence?

  /// Reads the front matter of `file`, which must be free of errors.
  package init(_ file: SourceFile) throws(EditError) {
    var diagnostics: [Diagnostic] = []
    let frontMatter = FrontMatterDocument.read(file, diagnostics: &diagnostics)
    guard frontMatter.isSound else { throw .unreadable(diagnostics) }
    self.file = file
    root = frontMatter.root
    fence = if case .closed(let fence) = FrontMatterFence.find(in: file.bytes) { fence } else { nil }
  }

  /// The bytes of the file with the value at the end of `path` set; `["engine", "power"]` is the key `power` below the key `engine`.
  ///
  /// - Parameter replacesKeys: whether a value that is no mapping may take the place of one.
  package func setting(
    _ value: EditedValue, forKey path: [String], replacesKeys: Bool = false
  ) throws(EditError) -> [UInt8] {
    guard !path.isEmpty, !path.contains("") else { throw .emptyKey }
    guard !(path + value.texts).contains(where: { $0.utf8.contains(where: isControl) }) else { throw .controlCharacter }
    switch try KeySearch(path, in: root, bytes: file.bytes) {
    case .found(let place):
      let edit = ValueEdit(file.bytes, place, replacesKeys: replacesKeys)
      let value = value == .empty && edit.keepsComments ? .list([]) : value
      if Meaning(place.entry.value).inOrder == Meaning(value).inOrder { return file.bytes }
      do {
        return try checked(edit.edits(setting: value), setting: Meaning(value), at: path)
      } catch .entangled {
        // The lines below may have become text of a block.
        return try checked(edit.edits(setting: value, mayBeBlock: false), setting: Meaning(value), at: path)
      }
    case .missing(let place):
      return try checked(
        EntryEdit(file.bytes, fence).edits(adding: value, at: place), setting: Meaning(value), at: path)
    }
  }

  /// The bytes of the file with the mapping at the end of `path` as the only item of a list; the file as it is if no mapping is there.
  package func listing(_ path: [String]) throws(EditError) -> [UInt8] {
    guard case .found(let place) = try KeySearch(path, in: root, bytes: file.bytes), place.entry.value.entries != nil
    else { return file.bytes }
    let node = place.entry.value
    var edits = ByteEdits()
    if node.isInBrackets(file.bytes) {
      edits.insert("[", at: node.bytes.lowerBound)
      edits.insert("]", at: node.bytes.upperBound)
    } else {
      edits.insert("- ", at: node.bytes.lowerBound)
      var line = file.bytes.nextLine(after: node.bytes.lowerBound)
      while line < node.bytes.upperBound {
        if !isLineBreak(file.bytes[line]) { edits.insert("  ", at: line) }
        line = file.bytes.nextLine(after: line)
      }
    }
    return try checked(edits, setting: .list([Meaning(node)]), at: path)
  }

  /// The bytes of the file without the key at the end of `path`; the file as it is if it has no such key.
  package func removing(_ path: [String]) throws(EditError) -> [UInt8] {
    guard case .found(let place) = try KeySearch(path, in: root, bytes: file.bytes) else { return file.bytes }
    let removal = RemovalEdit(file.bytes, fence)
    do {
      return try checked(removal.edits(removing: place, takingBlankLines: false), setting: nil, at: path)
    } catch {
      // The blank lines below may have become text of a block above that keeps its blank lines.
      return try checked(removal.edits(removing: place, takingBlankLines: true), setting: nil, at: path)
    }
  }

  /// The file after `edits`, once it is read and found to say what it should, and nothing else to be changed.
  private func checked(_ edits: ByteEdits, setting value: Meaning?, at path: [String]) throws(EditError) -> [UInt8] {
    let name = path.joined(separator: ".")
    guard let bytes = edits.applied(to: file.bytes) else { throw .entangled(name) }
    var diagnostics: [Diagnostic] = []
    let result = FrontMatterDocument.read(SourceFile(path: file.path, bytes: bytes), diagnostics: &diagnostics)
    let written = Meaning(result.entries)
    let expected = Meaning(root?.entries ?? []).setting(written.value(at: path[...]), at: path[...])
    let notes = fence?.notes ?? byteOrderMarkLength(of: file.bytes)..<file.bytes.count
    guard result.isSound, written == expected, written.value(at: path[...])?.inOrder == value?.inOrder,
      bytes[result.notes].elementsEqual(file.bytes[notes])
    else { throw .entangled(name) }
    return bytes
  }
}
