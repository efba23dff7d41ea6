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
        DoubtfulComments.add(of: entry, in: file, to: &findings)
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
    for entry in entries { DoubtfulComments.add(of: entry, in: file, to: &findings) }
    return findings
  }
}

/// Finds comments behind keys and values.
private enum DoubtfulComments {
  static func holdsHash(_ bytes: [UInt8], before end: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      firstOffset(of: UInt8(ascii: "#"), in: UnsafeRawBufferPointer(rebasing: bytes[..<end]), from: 0) != nil
    }
  }

  /// Adds those behind a key on its line, in its value and behind the value.
  static func add(of entry: Entry, in file: SourceFile, to findings: inout [Diagnostic]) {
    let line = file.bytes[entry.keyBytes.upperBound...].prefix { !isLineBreak($0) }
    // Of a value on the same line, the comment is behind it.
    if line.endIndex < entry.value.bytes.lowerBound {
      add(in: line.indices, behind: (entry.keyBytes.lowerBound, entry.keyLocation), of: file, to: &findings)
    }
    add(behind: entry.value, in: file, to: &findings)
  }

  private static func add(behind node: Node, in file: SourceFile, to findings: inout [Diagnostic]) {
    add(within: node, in: file, to: &findings)
    let isPlain = if case .scalar(let scalar) = node.content { scalar.style == .plain } else { false }
    guard isPlain || "\"'[{".utf8.contains(file.bytes[node.bytes.lowerBound]),
      let place = comment(behind: node, in: file.bytes)
    else { return }
    let way = place == node.bytes.upperBound ? "here" : "after a space"
    let remedy =
      isPlain ? Self.remedy : "what belongs to the value is before its last quote or bracket"
    let location = file.range(of: node.bytes.lowerBound..<place, from: node.location).end
    findings.append(finding("a '#' \(way)", remedy, at: location, in: file))
  }

  private static func add(within node: Node, in file: SourceFile, to findings: inout [Diagnostic]) {
    switch node.content {
    case .scalar: break
    case .mapping(let entries): for entry in entries { add(of: entry, in: file, to: &findings) }
    case .sequence(let items):
      let isInBrackets = file.bytes[node.bytes.lowerBound] == UInt8(ascii: "[")
      var gap = Gap(start: node.bytes.lowerBound + 1, hasOwnLine: true)
      var last: Place = (node.bytes.lowerBound, node.location)
      for item in items {
        if isInBrackets {
          add(in: gap.bytes(before: item.bytes.lowerBound, in: file.bytes), behind: last, of: file, to: &findings)
        }
        add(behind: item, in: file, to: &findings)
        gap = Gap(behind: item, in: file.bytes)
        last = (item.bytes.lowerBound, item.location)
      }
      if isInBrackets {
        add(in: gap.bytes(before: node.bytes.upperBound, in: file.bytes), behind: last, of: file, to: &findings)
      }
    }
  }

  /// What is between two items in brackets: white space, a comma and comments.
  private struct Gap {
    let start: Int
    /// Whether its first line counts: what is on the line of an item is behind that item, unless it is a plain one with a comma.
    let hasOwnLine: Bool

    init(start: Int, hasOwnLine: Bool) {
      (self.start, self.hasOwnLine) = (start, hasOwnLine)
    }

    init(behind item: Node, in bytes: [UInt8]) {
      let rest = bytes[item.bytes.upperBound...].drop(while: isBlank)
      let isPlain = if case .scalar(let scalar) = item.content { scalar.style == .plain } else { false }
      self.init(start: rest.startIndex, hasOwnLine: isPlain && rest.first == UInt8(ascii: ","))
    }

    func bytes(before end: Int, in bytes: [UInt8]) -> Range<Int> {
      let part = bytes[min(start, end)..<end]
      return (hasOwnLine ? part : part.drop { !isLineBreak($0) }).indices
    }
  }

  /// The offset of a byte, and where it is.
  private typealias Place = (offset: Int, location: SourceLocation)

  /// Adds the comments in a part of a file where only white space, commas and comments are, unless they are plainly comments.
  ///
  /// - Parameter start: a place before the part, from which those of the comments are found.
  private static func add(
    in part: Range<Int>, behind start: Place, of file: SourceFile, to findings: inout [Diagnostic]
  ) {
    var start = start
    for line in file.bytes[part].lines {
      guard let place = line.firstIndex(of: UInt8(ascii: "#")), isWord(at: place + 1, in: file.bytes),
        !"\"'-[{".utf8.contains(file.bytes[place + 1])
      else { continue }
      start = (place, file.range(of: start.offset..<place, from: start.location).end)
      findings.append(finding("a '#' after a space", remedy, at: start.location, in: file))
    }
  }

  private static let remedy = "a value that contains it needs quotes"

  private static func finding(
    _ mark: String, _ remedy: String, at location: SourceLocation, in file: SourceFile
  ) -> Diagnostic {
    .warning(
      .yamlComment, in: file.path, at: location,
      "\(mark) begins a comment, which is not part of the value; \(remedy)")
  }

  /// The place of a comment behind a value on its line, unless it is plainly a comment.
  static func comment(behind node: Node, in bytes: [UInt8]) -> Int? {
    let end = node.bytes.upperBound
    guard let place = bytes[end...].firstIndex(where: { !isBlank($0) }), bytes[place] == UInt8(ascii: "#"),
      place + 1 < bytes.count
    else { return nil }
    // libyaml takes it for a comment right behind a quotation mark or a bracket, too.
    if place == end { return node.isEmpty ? nil : place }
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place + 1])
    let isPlain = if case .scalar(let scalar) = node.content { scalar.style == .plain } else { false }
    return isDigit || isPlain && isWord(at: place + 1, in: bytes) ? place : nil
  }

  /// Whether a comment begins with something other than a space, behind its `#`.
  private static func isWord(at place: Int, in bytes: [UInt8]) -> Bool {
    place < bytes.count && !isBlank(bytes[place]) && !isLineBreak(bytes[place]) && bytes[place] != UInt8(ascii: "#")
  }
}
