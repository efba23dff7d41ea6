/// What the calendar and the clock on the wall showed at an instant.
package struct LocalTime: Sendable, Hashable {
  package let date: CivilDate
  package let time: CivilTime
  /// How far the clock was ahead of UTC, in seconds.
  package let utcOffset: Int
}
