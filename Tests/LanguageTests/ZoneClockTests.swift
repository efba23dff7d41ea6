import Testing

@testable import Language

struct ZoneClockTests {
  @Test(arguments: [
    ("Europe/Oslo", 1_394_008_200, "2014-3-5 9:30:0 +3600"), ("Europe/Oslo", 1_404_199_800, "2014-7-1 9:30:0 +7200"),
    ("Etc/UTC", 0, "1970-1-1 0:0:0 +0"), ("UTC", -1, "1969-12-31 23:59:59 +0"),
    ("America/St_Johns", 0, "1969-12-31 20:30:0 +-12600"),
    ("Asia/Kathmandu", 1_700_000_000, "2023-11-15 3:58:20 +20700"),
    ("Africa/Monrovia", -300_000_000, "1960-6-29 17:55:30 +-2670"),
    // Changes of 2022 to 2024, and a zone of 2022.
    ("Africa/Cairo", 1_784_000_000, "2026-7-14 6:33:20 +10800"),
    ("America/Nuuk", 1_784_000_000, "2026-7-14 2:33:20 +-3600"),
    ("Asia/Almaty", 1_784_000_000, "2026-7-14 8:33:20 +18000"),
    ("America/Mexico_City", 1_784_000_000, "2026-7-13 21:33:20 +-21600"),
    ("America/Ciudad_Juarez", 1_784_000_000, "2026-7-13 21:33:20 +-21600"),
  ])
  func `shows what the clocks of a zone showed`(name: String, instant: Int, shown: String) throws {
    let local = try ZoneClock(#require(TimeZone(name))).localTime(at: instant)
    let (date, time) = (local.date, local.time)
    #expect(
      "\(date.year)-\(date.month)-\(date.day) \(time.hour):\(time.minute):\(time.second) +\(local.utcOffset)" == shown)
  }

  @Test(arguments: [
    ("Europe/Oslo", 1_414_287_000, 7_200, 7_200), ("Europe/Oslo", 1_414_290_600, 7_200, 3_600),
    ("Europe/Oslo", 1_414_294_200, 3_600, 3_600), ("Europe/Oslo", 1_396_146_600, 3_600, 7_200),
    ("Europe/Oslo", 1_396_150_200, 7_200, 7_200), ("America/New_York", 1_414_892_400, -14_400, -18_000),
    ("Pacific/Apia", 1_325_246_400, -36_000, 50_400), ("Etc/UTC", 0, 0, 0),
  ])
  func `knows the offsets of times that come twice or never`(name: String, local: Int, before: Int, after: Int) throws {
    let clock = try ZoneClock(#require(TimeZone(name)))
    for _ in 0...1 { #expect(clock.utcOffsets(ofLocal: local) == (before, after)) }
    guard before < after else { return }
    let change = clock.change(skipping: local, (before, after))
    #expect([change - 1, change].map { clock.localTime(at: $0).utcOffset } == [before, after])
  }

  @Test(arguments: [
    "", "Europe/Olso", "europe/oslo", "PST", "Etc/Unknown", "SystemV/EST5", "GMT+1", "GMT+01:00", "UTC+1", "EST5EDT4",
    "ACT", "Europe/Oslo\0",
  ])
  func `refuses names that are no zone's`(name: String) {
    #expect(TimeZone(name) == nil)
  }

  @Test func `knows currencies of today and of former times, by their exact code`() {
    #expect(
      ["USD", "NOK", "DEM", "usd", "XYZ", "", "US"].map { Currency($0) != nil } == [true, true, true]
        + Array(repeating: false, count: 4))
  }
}
