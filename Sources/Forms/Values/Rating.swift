import Catalogue

/// A rating as the stars of a form have it: 0, 0.5, 1 and so on.
enum Rating {
  /// The most stars that are shown; a field with a higher rating gets a number.
  static let mostStars = 10

  static func text(of rating: Decimal) -> String {
    let halves = Int(rating.units / (Decimal.powers[Decimal.digitLimit] / 2))
    return text(ofHalves: halves)
  }

  static func text(ofHalves halves: Int) -> String {
    halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5"
  }

  /// How many half stars a field has; nil where there are too many to show.
  static func halves(of field: Field) -> Int? {
    let halves = Int(field.highestRating.units / (Decimal.powers[Decimal.digitLimit] / 2))
    return halves <= 2 * mostStars ? halves : nil
  }
}
