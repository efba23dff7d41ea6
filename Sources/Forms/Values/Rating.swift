import Catalogue

/// A rating as the stars of a form have it: 0, 0.5, 1 and so on.
enum Rating {
  /// The most stars that are shown; a field with a higher rating gets a number.
  static let mostStars = 10

  static func text(of rating: Decimal) -> String {
    text(ofHalves: halves(in: rating))
  }

  static func text(ofHalves halves: Int) -> String {
    halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5"
  }

  /// How many half stars a field has; nil where there are too many to show.
  static func halves(of field: Field) -> Int? {
    let halves = halves(in: field.highestRating)
    return halves <= 2 * mostStars ? halves : nil
  }

  private static func halves(in rating: Decimal) -> Int { Int(rating.units * 2 / Decimal(1).units) }
}
