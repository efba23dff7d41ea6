/// A message in which no value is so long that the rest of it gets lost: of a longer one, the middle is left out.
///
/// Values are what is between single quotation marks, and words without a space, such as paths. Where a value cannot be told, the middle of the message is
/// left out.
package func readable(_ message: String) -> String {
  guard message.utf8.count > valueLimit else { return message }
  var shown = String.UnicodeScalarView()
  var rest = message.unicodeScalars[...]
  while !rest.isEmpty {
    let value = rest.prefix(quotedLength(at: rest, after: shown.last) ?? wordLength(at: rest))
    shown += withoutMiddle(value, limit: valueLimit)
    rest = rest.dropFirst(value.count)
    let space = rest.prefix { $0 == " " }
    shown += space
    rest = rest.dropFirst(space.count)
  }
  return String(withoutMiddle(shown[...], limit: messageLimit))
}

/// The most code points of a value, and of a message.
private let (valueLimit, messageLimit) = (300, 1500)

/// The length of a quoted value with its marks; nil where none begins.
private func quotedLength(at text: Substring.UnicodeScalarView, after last: Unicode.Scalar?) -> Int? {
  guard text.first == "'", last == nil || last == " " || last == "(" else { return nil }
  var previous: Unicode.Scalar?
  var length = 0
  for scalar in text.dropFirst() {
    length += 1
    // An apostrophe within a value is followed by a letter.
    if previous == "'", " ,;:.)?".unicodeScalars.contains(scalar) { return length }
    previous = scalar
  }
  return previous == "'" ? length + 1 : nil
}

private func wordLength(at text: Substring.UnicodeScalarView) -> Int {
  max(1, text.prefix { $0 != " " }.count)
}

private func withoutMiddle(_ text: Substring.UnicodeScalarView, limit: Int) -> String.UnicodeScalarView {
  guard text.count > limit else { return String.UnicodeScalarView(text) }
  return String.UnicodeScalarView(text.prefix(limit * 2 / 3)) + ["…"]
    + String.UnicodeScalarView(text.suffix(limit / 4))
}
