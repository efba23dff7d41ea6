private import Characters

/// HTML in notes that is not on pages.
package struct OmittedHTML: Sendable, Hashable {
  /// The line of its first tag, counted from 1.
  package let line: Int
  /// Whether text is in it, or beside it on its lines, which is not on pages either.
  package let takesText: Bool
}

extension OmittedHTML {
  /// Whether a block of HTML holds anything that readers would see, beside tags, comments, scripts and styles.
  static func holdsText(_ html: String) -> Bool {
    let bytes = html.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      if isVisible(rest[..<start]) { return true }
      let end = Array(ends.first { rest[start...].starts(with: $0.start.utf8) }?.end.utf8 ?? ">".utf8)
      guard let offset = rest[start...].offset(of: end) else { return false }
      rest = rest[(start + offset + end.count)...]
    }
    return isVisible(rest)
  }

  /// What ends where readers see nothing of what is in it.
  private static let ends = [("<!--", "-->"), ("<script", "</script>"), ("<style", "</style>")].map {
    (start: $0, end: $1)
  }

  private static func isVisible(_ text: ArraySlice<UInt8>) -> Bool {
    !String(decoding: text, as: UTF8.self).replacing("&nbsp;", with: "").allSatisfy(\.isWhitespace)
  }
}
