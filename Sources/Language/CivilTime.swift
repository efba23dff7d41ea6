/// A time of day, to the second.
package struct CivilTime: Sendable, Hashable, Comparable {
  /// 0 to 23.
  package let hour: Int
  package let minute: Int
  package let second: Int

  /// Nil if no clock shows it.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time `secondOfDay` seconds after midnight; whole days are left out of account.
  package init(secondOfDay: Int) {
    let seconds = secondOfDay - secondOfDay.quotient(flooringBy: 86_400) * 86_400
    hour = seconds / 3_600
    minute = seconds / 60 % 60
    second = seconds % 60
  }

  /// The number of seconds since midnight.
  package var secondOfDay: Int { hour * 3_600 + minute * 60 + second }

  package static func < (one: CivilTime, other: CivilTime) -> Bool { one.secondOfDay < other.secondOfDay }
}
