/// How much a date says, each in the order and with the words of the language.
package enum DateStyle: String, Sendable, Hashable, CaseIterable {
  /// Numbers only, the year in full: `3/5/2014`.
  case short
  /// With the month's short name: `Mar 5, 2014`.
  case medium
  /// With the month's name: `March 5, 2014`.
  case long
  /// With the day of the week: `Wednesday, March 5, 2014`.
  case full

  /// The fields as ICU names them.
  var skeleton: String {
    switch self {
    case .short: "yMd"
    case .medium: "yMMMd"
    case .long: "yMMMMd"
    case .full: "yMMMMEEEEd"
    }
  }
}
