/// A change to the file of a finding after which the finding is gone.
package struct Fix: Sendable, Hashable {
  package let range: SourceRange
  /// What the file has in the range; where it has something else by now, the fix no longer applies.
  package let original: String
  package let replacement: String
  /// Whether the replacement is what the author meant beyond doubt, so that `check --fix` may make it unasked.
  package let isCertain: Bool

  package init(_ range: SourceRange, from original: String, to replacement: String, isCertain: Bool) {
    self.range = range
    self.original = original
    self.replacement = replacement
    self.isCertain = isCertain
  }

  /// The same change, for a person to decide on.
  package var uncertain: Fix { Fix(range, from: original, to: replacement, isCertain: false) }
}

extension SourceFile {
  /// A fix that replaces some bytes of the file.
  package func fix(
    _ bytes: Range<Int>, from start: SourceLocation, to replacement: String, isCertain: Bool
  ) -> Fix {
    Fix(
      range(of: bytes, from: start), from: String(decoding: self.bytes[bytes], as: UTF8.self), to: replacement,
      isCertain: isCertain)
  }

  /// The bytes of the file with `fixes` made, and those that could be made.
  ///
  /// A fix is left out where the file no longer has what it replaces, or where another one changes the same place. Two that make the
  /// same change are one.
  package func applying(_ fixes: [Fix]) -> (bytes: [UInt8], made: [Fix]) {
    var result = bytes
    var made: [Fix] = []
    var last: (lower: Int, fix: Fix?) = (.max, nil)
    for fix in fixes.sorted(by: { $0.range.start > $1.range.start }) {
      if fix == last.fix {
        made.append(fix)
        continue
      }
      guard let lower = offset(of: fix.range.start), let upper = offset(of: fix.range.end), lower <= upper,
        upper <= last.lower, lower < last.lower, bytes[lower..<upper].elementsEqual(fix.original.utf8)
      else { continue }
      result.replaceSubrange(lower..<upper, with: fix.replacement.utf8)
      made.append(fix)
      last = (lower, fix)
    }
    return (result, made.reversed())
  }
}
