import Catalogue
import Diagnostics
import Markdown

extension MarkdownLink {
  /// The place of the link in its file, whose columns count characters and not bytes.
  func location(in file: SourceFile, _ read: ItemFile) -> SourceLocation {
    let line = file.bytes[read.notes].line(line)
    let start = line.startIndex + columnOfBracket(in: line) - 1
    let columns = line[..<start].count { $0 & 0b1100_0000 != 0b1000_0000 }
    return SourceLocation(line: read.notesLine + max(0, self.line - 1), column: columns + 1)
  }

  /// The byte of the line at which the link begins, counted from 1.
  ///
  /// Of an address between `<` and `>`, libcmark counts from the beginning of the paragraph.
  private func columnOfBracket(in line: ArraySlice<UInt8>) -> Int {
    let byte = line.dropFirst(max(0, column - 1)).first
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "!") { return column }
    let address = Array((destination.hasPrefix("mailto:") ? String(destination.dropFirst(7)) : destination).utf8)
    let start = line.indices.first {
      line[$0] == UInt8(ascii: "<") && line[($0 + 1)...].starts(with: address)
    }
    return (start ?? line.firstIndex(of: UInt8(ascii: "<")) ?? line.startIndex) - line.startIndex + 1
  }
}

extension ArraySlice<UInt8> {
  /// The bytes of a line, counted from 1; lines end in LF, CR LF or CR.
  fileprivate func line(_ number: Int) -> ArraySlice<UInt8> {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    var rest = self[...]
    for _ in 1..<Swift.max(1, number) {
      guard let end = rest.firstIndex(where: isEnd) else { return rest.suffix(0) }
      let isPair =
        rest[end] == UInt8(ascii: "\r") && rest.dropFirst(end + 1 - rest.startIndex).first == UInt8(ascii: "\n")
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    return rest.prefix { !isEnd($0) }
  }
}
