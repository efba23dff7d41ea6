import Testing

@testable import Language

struct ZoneClockTests {
  @Test(arguments: [
    ("Europe/Oslo", 1_394_008_200, "2014-3-5 9:30:0 +3600"), ("Europe/Oslo", 1_404_199_800, "2014-7-1 9:30:0 +7200"),
    ("Etc/UTC", 0, "1970-1-1 0:0:0 +0"), ("UTC", -1, "1969-12-31 23:59:59 +0"),
    ("America/St_Johns", 0, "1969-12-31 20:30:0 +-12600"),
    ("Asia/Kathmandu", 1_700_000_000, "2023-11-15 3:58:20 +20700"),
    ("Africa/Monrovia", -300_000_000, "1960-6-29 17:55:30 +-2670"),
  ])
  func `shows what the clocks of a zone showed`(name: String, instant: Int, shown: String) throws {
    let local = try ZoneClock(#require(TimeZone(name))).localTime(at: instant)
    let (date, time) = (local.date, local.time)
    #expect(
      "\(date.year)-\(date.month)-\(date.day) \(time.hour):\(time.minute):\(time.second) +\(local.utcOffset)" == shown)
  }

  @Test(arguments: ["", "Europe/Olso", "europe/oslo", "PST", "Etc/Unknown", "SystemV/EST5", "GMT+1", "Europe/Oslo\0"])
  func `refuses names that are no zone's`(name: String) {
    #expect(TimeZone(name) == nil)
  }

  @Test func `knows currencies of today and of former times, by their exact code`() {
    #expect(
      ["USD", "NOK", "DEM", "usd", "XYZ", "", "US"].map { Currency($0) != nil } == [true, true, true]
        + Array(repeating: false, count: 4))
  }
}
