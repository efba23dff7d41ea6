package import Language

/// The value of one field of an item.
package enum Value: Sendable, Hashable {
  /// There is no value.
  case missing
  /// A text, choice, address, ISBN or VIN, every character as it was written.
  case text(String)
  /// A number, an amount of money or a rating.
  case number(Decimal)
  /// A year; negative years are before the common era, -1 being the one before 1.
  case year(Int)
  case date(CivilDate)
  case dateTime(DateTime)
  case flag(Bool)
  case list([String])
  indirect case picture(PictureValue)
  case pictures([PictureValue])

  package var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}
