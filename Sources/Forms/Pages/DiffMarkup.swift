/// Writes the lines that a change adds and takes away, each with its kind.
enum DiffMarkup {
  static func markup(_ diff: String) -> Markup {
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      let text = Markup.text(String(line) + (number + 1 < lines.count ? "\n" : ""))
      guard let element = element(of: line) else { return text }
      return .element(element, [:], text)
    }.joined
  }

  private static func element(of line: Substring) -> String? {
    if line.hasPrefix("---") || line.hasPrefix("+++") { return nil }
    return line.hasPrefix("+") ? "ins" : line.hasPrefix("-") ? "del" : nil
  }
}
