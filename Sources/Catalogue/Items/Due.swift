package import Language

/// How near the day is on which an item expires.
package enum Due: Sendable {
  case expired
  /// Within 30 days.
  case soon

  private static let days = 30

  /// Nil for an item without such a day, for one that is deleted, and for one whose day is far.
  package init?(of item: Item, field: Int?, today: CivilDate) {
    guard let field, !item.isDeleted, let date = item.values[field].civilDate else { return nil }
    if date < today {
      self = .expired
    } else if date.dayNumber - today.dayNumber <= Self.days {
      self = .soon
    } else {
      return nil
    }
  }
}
