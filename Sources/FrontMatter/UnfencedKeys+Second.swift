import Diagnostics

/// Keys below front matter: a second block of them, or what an empty block leaves.
extension UnfencedKeys {
  /// The keys at the beginning of notes, below a line of dashes or none, that another line of dashes ends.
  static func second(in file: [UInt8], notes: Range<Int>) -> UnfencedKeys? {
    var start = notes.lowerBound
    for line in file[notes].prefix(StrayKey.beginning).lines {
      let text = StrayKey.text(line)
      guard text.allSatisfy({ $0 == "-" || WithholdingKey.isInvisible($0) }) else { break }
      start = line.endIndex
    }
    while start < notes.upperBound, isLineBreak(file[start]) { start += 1 }
    return start < notes.upperBound ? UnfencedKeys(in: file, from: start) : nil
  }

  func secondDiagnostic(in file: SourceFile) -> Diagnostic {
    .warning(
      .frontMatterForm, in: file.path, at: file.range(of: firstLine, from: file.location(ofByte: firstLine.lowerBound)),
      "front matter ends at the second line of '---'; what is below it is text, and so are these keys")
  }
}
