private import Foundation
import ICUShim

/// The clock of a time zone, with all changes it ever had. One clock belongs to one thread.
///
/// The rules are Foundation's: they come with the Swift toolchain, and are years newer than those of the ICU of most systems.
package final class ZoneClock {
  package let zone: TimeZone
  /// Nil for UTC, which needs none.
  private let rules: Foundation.TimeZone?
  /// The offsets of stretches of local time that are far from any change, by their number; nil for those that are not.
  private var steadyOffsets: [Int: Int?] = [:]

  package init(_ zone: TimeZone) throws(ICUFailure) {
    self.zone = zone
    rules = zone == .utc ? nil : Foundation.TimeZone(identifier: zone.name)
    if rules == nil, zone != .utc { throw ICUFailure(service: "time zone", tag: zone.name) }
  }

  /// What the clock shows at an instant, in seconds since 1970 UTC.
  package func localTime(at instant: Int) -> LocalTime {
    let offset = utcOffset(at: instant)
    let seconds = instant + offset
    return LocalTime(
      date: CivilDate(dayNumber: seconds.quotient(flooringBy: 86_400)), time: CivilTime(secondOfDay: seconds),
      utcOffset: offset)
  }

  /// How far the clock was ahead of UTC when it showed a time, in seconds since 1970 as it shows them.
  ///
  /// - Returns: The offsets before and after the change that makes the clock show the time twice, or skip it; otherwise the same offset twice.
  package func utcOffsets(ofLocal local: Int) -> (before: Int, after: Int) {
    let stretch = local >> Self.stretchBits
    if let known = steadyOffsets[stretch] ?? findSteadyOffset(of: stretch) { return (known, known) }
    let (before, after) = (utcOffset(at: local - Self.day), utcOffset(at: local + Self.day))
    let (isBefore, isAfter) = (utcOffset(at: local - before) == before, utcOffset(at: local - after) == after)
    return isBefore == isAfter ? (before, after) : isBefore ? (before, before) : (after, after)
  }

  /// The instant at which the clock skipped a local time, whose offsets are given, in seconds since 1970 UTC.
  package func change(skipping local: Int, _ offsets: (before: Int, after: Int)) -> Int {
    var (early, late) = (local - offsets.after, local - offsets.before)
    while early < late {
      let middle = (early + late).quotient(flooringBy: 2)
      if utcOffset(at: middle) == offsets.before { early = middle + 1 } else { late = middle }
    }
    return late
  }

  private static let day = 86_400
  /// A stretch is a day and a half long.
  private static let stretchBits = 17

  private func findSteadyOffset(of stretch: Int) -> Int? {
    let start = stretch << Self.stretchBits
    let (before, after) = (utcOffset(at: start - Self.day), utcOffset(at: start + (1 << Self.stretchBits) + Self.day))
    if steadyOffsets.count > 16_384 { steadyOffsets.removeAll(keepingCapacity: true) }
    steadyOffsets.updateValue(before == after ? before : nil, forKey: stretch)
    return before == after ? before : nil
  }

  private func utcOffset(at instant: Int) -> Int {
    rules?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))) ?? 0
  }
}
