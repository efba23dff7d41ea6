/// How the lines of a template are moved when it is printed inside another one.
struct TemplateLayout {
  /// What goes in front of every line.
  var indentation: [UInt8] = []
  /// How much white space is taken off every line before that.
  var dedent = 0

  /// White space of a line after the dedent.
  func dedented(_ whitespace: [UInt8]) -> ArraySlice<UInt8> {
    whitespace.dropFirst(dedent)
  }

  /// One line of source as it is printed here; an empty line stays empty.
  func line(_ source: ArraySlice<UInt8>) -> [UInt8] {
    let blanks = source.prefix(dedent).prefix { $0.isBlank }.count
    let rest = source.dropFirst(blanks)
    return rest.first == .newline || rest.starts(with: [UInt8(ascii: "\r"), .newline])
      ? Array(rest) : indentation + rest
  }
}
