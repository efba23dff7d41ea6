package import Diagnostics

/// A key that a lost line break joined to the value above it: `author: Georgeyear: 1949`.
package enum JoinedKey {
  /// Keys shorter than this are the end of too many words.
  private static let shortest = 3

  /// The key at the end of a word with a colon behind it; nil if there is none.
  ///
  /// - Parameters:
  ///   - text: A value as it is written.
  ///   - keys: Those to look for, beside the ones that keep items from readers.
  static func found(in text: String, among keys: [String]) -> String? {
    for colon in text.ranges(of: ":") {
      let behind = text[colon.upperBound...]
      guard behind.first?.isWhitespace ?? true else { continue }
      let value = behind.split(whereSeparator: \.isWhitespace).first ?? ""
      if let key = keys.first(where: { ends(text[..<colon.lowerBound], with: $0) })
        ?? WithholdingKey.all(withValue: String(value)).first(where: { ends(text[..<colon.lowerBound], with: $0) })
      {
        return key
      }
    }
    return nil
  }

  private static func ends(_ text: Substring, with key: String) -> Bool {
    let end = text.suffix(key.count)
    guard end.lowercased() == key.lowercased() else { return false }
    let before = text[..<end.startIndex].last
    return key.count >= shortest || !(before.map { $0.isLetter || $0.isNumber } ?? true)
  }
}

extension Diagnostic {
  /// The finding with a fix for a person to decide on, if what it puts into quotation marks may hold one of the keys.
  package func doubted(forKeys keys: [String]) -> Diagnostic {
    guard id == .yamlSyntax, let fix, fix.isCertain, let key = JoinedKey.found(in: fix.original, among: keys) else {
      return self
    }
    var finding = self
    finding.fix = fix.uncertain
    finding.message += QuotingFix.hint(about: key)
    return finding
  }
}
