import Diagnostics

/// A line that belongs to the text of the value above it, and was most likely meant as an entry of its own: a quotation mark is closed
/// only by one further down, or a dash is in another column than the dashes above it.
enum SwallowedLine {
  /// What is wrong with the first such line of a value; nil if there is none.
  ///
  /// - Parameters:
  ///   - value: The bytes of a text that is plain or in quotation marks.
  ///   - column: The column of the keys or of the dashes beside which the value is. Lines of a text have to be indented more, which
  ///     libyaml does not ask for in quotation marks.
  static func finding(in file: SourceFile, value: Range<Int>, isPlain: Bool, column: Int) -> Diagnostic? {
    guard file.bytes[value].contains(where: isLineBreak) else { return nil }
    for line in file.bytes[value].lines.dropFirst() {
      let content = line.drop(while: isBlank)
      guard isPlain || content.startIndex - line.startIndex < column, let name = name(in: content, isPlain: isPlain)
      else {
        continue
      }
      let range = file.range(of: content.indices, from: file.location(ofByte: content.startIndex))
      return isPlain
        ? .warning(
          .listComma, in: file.path, at: range,
          "this '-' is in the text above it; the items of a list begin with '- ' in one column")
        : .error(
          .yamlSyntax, in: file.path, at: range,
          "this '\(name)' is in the quotation marks of the value above it; close them on their line, or indent this line if it is text"
        )
    }
    return nil
  }

  /// The dash or the key that a line begins with. No line of a plain text begins with a key.
  private static func name(in line: ArraySlice<UInt8>, isPlain: Bool) -> String? {
    let text = StrayKey.text(line)
    if text.first == "-", text.dropFirst().first == " " || text.count == 1 { return "-" }
    guard !isPlain, MisplacedFence.beginsWithKey(text, separator: ":"), text.first != "#" else { return nil }
    return String(Substring(text.prefix { $0 != ":" }))
  }
}
