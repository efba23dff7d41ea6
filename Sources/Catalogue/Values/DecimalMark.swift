/// The mark between a number's whole part and its decimals.
package enum DecimalMark: Sendable, Hashable {
  case point, comma

  /// The mark that a number certainly has, by itself or because it groups its digits with the other one; nil of `1,500`, of `15`, and of what is no number.
  package init?(of text: String) {
    // Most numbers have no mark, or a point and one or two decimals.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else { return nil }
    if let number = Decimal(text), number.scale != 3, number.scale > 0 {
      self = .point
      return
    }
    let marks = Set(NumberReadings.readings(of: text).map(\.mark))
    guard marks.count == 1, let mark = marks.first, let mark else { return nil }
    self = mark
  }
}
