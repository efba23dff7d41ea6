package import Diagnostics

extension FrontMatterDocument {
  /// Comments that may have been meant as parts of values: `title: Symphony #5`, `tags: #rock`.
  ///
  /// A comment with a space after its `#` is one.
  package func doubtfulComments(in file: SourceFile) -> [Diagnostic] {
    guard let root, Self.holdsHash(file.bytes, before: notes.lowerBound) else { return [] }
    var findings: [Diagnostic] = []
    for entry in root.entries ?? [] {
      if let name = WithholdingKey.resembling(entry.key), entry.value.isEmpty,
        let place = Self.comment(behind: entry.value, in: file.bytes)
      {
        findings.append(
          .error(
            .yamlComment, in: file.path, at: file.location(ofByte: place),
            "a '#' after a space begins a comment, so that '\(name)' has no value; remove the '#', or the whole line"))
      } else {
        Self.addComments(behind: entry.value, in: file, to: &findings)
      }
    }
    return findings
  }

  private static func holdsHash(_ bytes: [UInt8], before end: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      firstOffset(of: UInt8(ascii: "#"), in: UnsafeRawBufferPointer(rebasing: bytes[..<end]), from: 0) != nil
    }
  }

  private static func addComments(behind node: Node, in file: SourceFile, to findings: inout [Diagnostic]) {
    switch node.content {
    case .mapping(let entries): for entry in entries { addComments(behind: entry.value, in: file, to: &findings) }
    case .sequence(let items): for item in items { addComments(behind: item, in: file, to: &findings) }
    case .scalar(let scalar):
      guard scalar.style == .plain, let place = comment(behind: node, in: file.bytes) else { return }
      findings.append(
        .warning(
          .yamlComment, in: file.path, at: file.location(ofByte: place),
          "a '#' after a space begins a comment, which is not part of the value; a value that contains it needs quotes")
      )
    }
  }

  /// The place of a comment behind a value on its line, unless it is plainly a comment.
  private static func comment(behind node: Node, in bytes: [UInt8]) -> Int? {
    let end = node.bytes.upperBound
    guard let place = bytes[end...].firstIndex(where: { !isBlank($0) }), place > end,
      bytes[place] == UInt8(ascii: "#"), place + 1 < bytes.count
    else { return nil }
    let next = bytes[place + 1]
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    let isWord = !isBlank(next) && !isLineBreak(next) && next != UInt8(ascii: "#")
    return isDigit || node.isEmpty && isWord ? place : nil
  }
}
