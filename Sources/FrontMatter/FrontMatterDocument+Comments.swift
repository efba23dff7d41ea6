package import Diagnostics

extension FrontMatterDocument {
  /// Comments that may have been meant as parts of values: `title: Symphony #5`, `tags: #rock`.
  ///
  /// A comment with a space after its `#` is one.
  package func doubtfulComments(in file: SourceFile) -> [Diagnostic] {
    guard DoubtfulComments.holdsHash(file.bytes, before: notes.lowerBound) else { return [] }
    var findings: [Diagnostic] = []
    for entry in entries {
      if let name = WithholdingKey.resembling(entry.key), entry.value.isEmpty,
        let place = DoubtfulComments.comment(behind: entry.value, in: file.bytes)
      {
        findings.append(
          .error(
            .yamlComment, in: file.path, at: file.location(ofByte: place),
            "a '#' after a space begins a comment, so that '\(name)' has no value; remove the '#', or the whole line"))
      } else {
        DoubtfulComments.add(behind: entry.value, in: file, to: &findings)
      }
    }
    return findings
  }
}

extension YAMLDocument {
  /// Comments in a YAML file that may have been meant as parts of values: `title: Garage #5`.
  package func doubtfulComments(in file: SourceFile) -> [Diagnostic] {
    guard DoubtfulComments.holdsHash(file.bytes, before: file.bytes.count) else { return [] }
    var findings: [Diagnostic] = []
    for entry in entries { DoubtfulComments.add(behind: entry.value, in: file, to: &findings) }
    return findings
  }
}

/// Finds comments behind values.
private enum DoubtfulComments {
  static func holdsHash(_ bytes: [UInt8], before end: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      firstOffset(of: UInt8(ascii: "#"), in: UnsafeRawBufferPointer(rebasing: bytes[..<end]), from: 0) != nil
    }
  }

  static func add(behind node: Node, in file: SourceFile, to findings: inout [Diagnostic]) {
    var isPlain = false
    switch node.content {
    case .mapping(let entries): for entry in entries { add(behind: entry.value, in: file, to: &findings) }
    case .sequence(let items): for item in items { add(behind: item, in: file, to: &findings) }
    case .scalar(let scalar): isPlain = scalar.style == .plain
    }
    guard isPlain || "\"'[{".utf8.contains(file.bytes[node.bytes.lowerBound]),
      let place = comment(behind: node, in: file.bytes)
    else { return }
    let way = place == node.bytes.upperBound ? "here" : "after a space"
    let remedy =
      isPlain
      ? "a value that contains it needs quotes" : "what belongs to the value is before its last quote or bracket"
    findings.append(
      .warning(
        .yamlComment, in: file.path, at: file.location(ofByte: place),
        "a '#' \(way) begins a comment, which is not part of the value; \(remedy)"))
  }

  /// The place of a comment behind a value on its line, unless it is plainly a comment.
  static func comment(behind node: Node, in bytes: [UInt8]) -> Int? {
    let end = node.bytes.upperBound
    guard let place = bytes[end...].firstIndex(where: { !isBlank($0) }), bytes[place] == UInt8(ascii: "#"),
      place + 1 < bytes.count
    else { return nil }
    // libyaml takes it for a comment right behind a quotation mark or a bracket, too.
    if place == end { return node.isEmpty ? nil : place }
    let next = bytes[place + 1]
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    let isWord = !isBlank(next) && !isLineBreak(next) && next != UInt8(ascii: "#")
    let isPlain = if case .scalar(let scalar) = node.content { scalar.style == .plain } else { false }
    return isDigit || isPlain && isWord ? place : nil
  }
}
