/// Where in a script a template is. After `<!--`, a `<script` begins another script within it, whose end tag does not end the outer one.
struct ScriptContext: Hashable {
  private enum Place: Hashable {
    case plain, commented, nested
  }

  private var place = Place.plain
  /// The last bytes in small letters, as many as the longest mark has.
  private var recent: [UInt8] = []

  var isNested: Bool { place == .nested }

  mutating func read(_ byte: UInt8) {
    switch place {
    case .plain: if isEnd(of: "<!--", byte) { place = .commented }
    case .commented, .nested:
      if isEnd(of: "-->", byte) {
        place = .plain
      } else if byte.endsName, hasRead("</script") {
        place = .commented
      } else if byte.endsName, hasRead("<script") {
        place = .nested
      }
    }
    recent = (recent + [byte.lowercased]).suffix("</script".utf8.count)
  }

  private func hasRead(_ mark: String) -> Bool { recent.suffix(mark.utf8.count).elementsEqual(mark.utf8) }

  private func isEnd(of mark: String, _ byte: UInt8) -> Bool {
    mark.utf8.last == byte && hasRead(String(mark.dropLast()))
  }
}
