import Diagnostics

/// The first line of what looks like front matter and is none: dashes after a blank line or an invisible character, dashes that a word
/// processor joined, or the `+++` of TOML.
///
/// It counts only if the line below it begins with a key, so that a thematic break among notes stays one.
struct MisplacedFence: Hashable {
  enum Problem: Hashable {
    /// Something invisible before or after three dashes.
    case invisible
    /// Other dashes, or another number of them.
    case dashes
    case toml
  }

  let problem: Problem
  /// From the start of the file to the end of the line, without its line break.
  let bytes: Range<Int>

  /// - Parameter start: the offset after a byte order mark.
  init?(in file: [UInt8], from start: Int) {
    // No fence is far from the beginning of its file, and nothing but white space is before it.
    let text = String(decoding: file[start...].prefix(4096), as: UTF8.self).unicodeScalars
    let content = text.drop(while: Self.isInvisible)
    let line = content.prefix { !Self.lineBreaks.contains($0) }
    guard let length = (line.lastIndex { !Self.isInvisible($0) }).map({ line[...$0] }) else { return nil }
    let problem: Problem? =
      switch String(length) {
      case "---": .invisible
      case "+++": .toml
      case let dashes where dashes.unicodeScalars.allSatisfy(Self.isDash) && dashes != "-" && dashes != "−": .dashes
      default: nil
      }
    guard let problem, Self.beginsWithKey(text[line.endIndex...], separator: problem == .toml ? "=" : ":") else {
      return nil
    }
    self.problem = problem
    bytes = start..<start + text[..<line.endIndex].reduce(0) { $0 + UTF8.width($1) }
  }

  private static let lineBreaks: [Unicode.Scalar] = ["\n", "\r"]

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || ("\u{2010}"..."\u{2015}").contains(scalar) || scalar == "−"
  }

  /// Whether the first line with anything on it is a key and its separator, comments aside.
  private static func beginsWithKey(_ text: Substring.UnicodeScalarView, separator: Unicode.Scalar) -> Bool {
    for line in text.split(whereSeparator: lineBreaks.contains) {
      let line = line.drop(while: isInvisible)
      if line.isEmpty || line.first == "#" { continue }
      guard let end = line.firstIndex(of: separator), end > line.startIndex else { return false }
      let next = line.index(after: end)
      let key = line[..<end]
      return key.count <= 60 && !key.contains { "[](){}<>*`!|".unicodeScalars.contains($0) }
        && (separator == "=" || next == line.endIndex || isInvisible(line[next]))
    }
    return false
  }
}

extension MisplacedFence {
  func diagnostic(in file: SourceFile) -> Diagnostic {
    var diagnostic = Diagnostic.error(
      .frontMatterForm, in: file.path, at: file.range(of: bytes, from: .start), "front matter \(rule)")
    if problem != .toml {
      diagnostic.fix = file.fix(bytes, from: .start, to: "---", isCertain: problem == .invisible)
    }
    return diagnostic
  }

  private var rule: String {
    switch problem {
    case .invisible:
      "begins with '---' in the very first line; remove the blank lines, spaces or invisible characters around it"
    case .dashes: "begins with three hyphens, '---', alone on the first line; this line has other dashes"
    case .toml: "is YAML between lines of '---', not TOML between lines of '+++'"
    }
  }
}
