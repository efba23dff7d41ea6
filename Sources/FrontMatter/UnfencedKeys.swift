import Diagnostics

/// Lines of keys that a line of dashes ends and that none begins: the first line of the front matter was lost, but for a blank line or one
/// character, or something was typed into it. As notes, they would be a heading.
///
/// A heading such as `Note: a remark` stays one: a single key has to begin with a small letter above three dashes, and the first key has
/// no space in it.
struct UnfencedKeys: Hashable {
  /// The first line without its line break.
  let firstLine: Range<Int>

  /// - Parameter start: where the file or its notes begin.
  init?(in file: [UInt8], from start: Int) {
    var keys: [Substring.UnicodeScalarView] = []
    var firstLine: Range<Int>?
    var place = start
    while place < file.count {
      let line = file[place...].prefix { !isLineBreak($0) }
      let text = String(decoding: line.prefix(200), as: UTF8.self).unicodeScalars[...]
      if let firstLine, let dashes = Self.dashCount(of: text) {
        let begins = keys.first?.first(where: \.properties.isAlphabetic)
        guard keys.count > 1 || dashes == 3 && begins?.properties.isLowercase == true else { return nil }
        self.firstLine = firstLine
        return
      }
      if firstLine == nil {
        // A blank line may be left where the dashes were, and a comment may be above the keys.
        let isComment = text.first == "#" && text.contains { $0 != "#" && !WithholdingKey.isInvisible($0) }
        if !isComment, !text.allSatisfy(WithholdingKey.isInvisible) {
          firstLine = line.indices
          if let key = Self.withoutDashes(text).flatMap(Self.key) {
            keys.append(key)
          } else if !Self.isDamagedFence(text) {
            return nil
          }
        }
      } else if let key = Self.key(of: text) {
        keys.append(key)
      } else if !MisplacedFence.isBelowKey(text), !text.allSatisfy(WithholdingKey.isInvisible),
        !MisplacedFence.beginsWithKey(text, separator: ":")
      {
        return nil
      }
      place = line.endIndex + 1
    }
    return nil
  }

  /// How many characters beside dashes are taken for what was typed by mistake.
  private static let typedAtMost = 20
  /// How many characters are taken for a line of dashes where only some are dashes.
  private static let fenceAtMost = 4

  /// How many hyphens a line is made of, three at least; nil if anything else that can be seen is in it.
  private static func dashCount(of line: Substring.UnicodeScalarView) -> Int? {
    let dashes = line.prefix { $0 == "-" }
    return dashes.count > 2 && line[dashes.endIndex...].allSatisfy(WithholdingKey.isInvisible) ? dashes.count : nil
  }

  /// Whether a line can be one of dashes some of which were lost, or into which something was typed.
  private static func isDamagedFence(_ line: Substring.UnicodeScalarView) -> Bool {
    guard dashCount(of: line) == nil else { return false }
    // Nothing remains of a line of too few dashes.
    guard let remains = withoutDashes(line) else { return true }
    let visible = remains.lazy.filter { !WithholdingKey.isInvisible($0) }
    let isWhole = remains.startIndex == line.startIndex && remains.endIndex == line.endIndex
    let most =
      if !isWhole { typedAtMost } else if line.contains(where: MisplacedFence.isDash) { fenceAtMost } else { 1 }
    return visible.prefix(most + 1).count <= most
  }

  /// The line without the dashes that it begins or ends with, two at least, and without what nobody sees; nil if nothing else is in it.
  private static func withoutDashes(_ line: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    func trimmed(_ line: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
      guard let last = line.lastIndex(where: { !WithholdingKey.isInvisible($0) }) else { return line[line.endIndex...] }
      return line[...last].drop(while: WithholdingKey.isInvisible)
    }
    let whole = trimmed(line)
    var rest = whole
    if rest.prefix(while: MisplacedFence.isDash).count > 1 { rest = rest.drop(while: MisplacedFence.isDash) }
    if rest.reversed().prefix(while: MisplacedFence.isDash).count > 1 {
      while let last = rest.last, MisplacedFence.isDash(last) { rest.removeLast() }
    }
    let isWhole = rest.startIndex == whole.startIndex && rest.endIndex == whole.endIndex
    let remains = isWhole ? line : trimmed(rest)
    return remains.isEmpty ? nil : remains
  }

  /// The key that a line begins with: a word with a colon and a space, or the line's end, behind it.
  private static func key(of line: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard MisplacedFence.beginsWithKey(line, separator: ":"), let first = line.first, first != " ", first != "#" else {
      return nil
    }
    var key = line.prefix { $0 != ":" }
    while let last = key.last, WithholdingKey.isInvisible(last) { key.removeLast() }
    let isWord = key.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_.\"'".unicodeScalars.contains(scalar)
    }
    return isWord && !key.isEmpty && first != "-" ? key : nil
  }
}

extension UnfencedKeys {
  /// - Parameter isBelow: whether front matter without any keys is above them.
  func diagnostic(in file: SourceFile, isBelowFrontMatter isBelow: Bool) -> Diagnostic {
    .error(
      .frontMatterForm, in: file.path, at: file.range(of: firstLine, from: file.location(ofByte: firstLine.lowerBound)),
      isBelow
        ? "front matter is between two lines of '---'; nothing is between the first two, and these keys are below them"
        : "front matter begins with three hyphens, '---', alone on the first line, above its keys")
  }
}
