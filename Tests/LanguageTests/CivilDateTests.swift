import Testing

@testable import Language

struct CivilDateTests {
  @Test(arguments: [
    (2024, 2, 29), (2000, 2, 29), (-4, 2, 29), (0, 1, 1), (9999, 12, 31), (-9999, 1, 1), (2014, 3, 5),
  ])
  func `takes every day of the calendar`(year: Int, month: Int, day: Int) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(CivilDate(dayNumber: date.dayNumber) == date)
  }

  @Test(arguments: [
    (2023, 2, 29), (1900, 2, 29), (2014, 13, 1), (2014, 0, 1), (2014, 4, 31), (2014, 1, 0), (10_000, 1, 1),
    (2014, .max, 1), (.min, 1, 1), (2014, 1, .min),
  ])
  func `refuses days that no calendar has`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [((1970, 1, 1), 0), ((2000, 3, 1), 11_017), ((1969, 12, 31), -1), ((0, 3, 1), -719_468)])
  func `counts days from 1970`(date: (Int, Int, Int), number: Int) throws {
    #expect(try #require(CivilDate(year: date.0, month: date.1, day: date.2)).dayNumber == number)
  }

  @Test func `follows one day after another over the leap years of eight centuries`() throws {
    var date = try #require(CivilDate(year: -401, month: 12, day: 31))
    let last = try #require(CivilDate(year: 401, month: 1, day: 1))
    while date < last {
      let next = CivilDate(dayNumber: date.dayNumber + 1)
      #expect(date < next && CivilDate(year: next.year, month: next.month, day: next.day) == next)
      date = next
    }
    #expect(date == last)
  }

  @Test func `knows no year zero in history`() throws {
    #expect(try #require(CivilDate(year: 0, month: 1, day: 1)).historicalYear == -1)
    #expect(try #require(CivilDate(year: 1, month: 1, day: 1)).historicalYear == 1)
  }

  @Test(arguments: [(-44, -43), (-1, 0), (1, 1), (2014, 2014), (-9999, -9998)])
  func `takes years as historians count them`(historical: Int, year: Int) throws {
    let date = try #require(CivilDate(historicalYear: historical, month: 3, day: 1))
    #expect(date.year == year && date.historicalYear == historical)
    #expect(CivilDate(historicalYear: 0, month: 3, day: 1) == nil)
  }

  @Test func `takes only times that a clock shows`() {
    #expect(CivilTime(hour: 23, minute: 59, second: 59)?.secondOfDay == 86_399)
    #expect(CivilTime(secondOfDay: -1) == CivilTime(hour: 23, minute: 59, second: 59))
    #expect(CivilTime(hour: 24, minute: 0) == nil)
    #expect(CivilTime(hour: 0, minute: 60) == nil)
    #expect(CivilTime(hour: 0, minute: 0, second: -1) == nil)
  }

  @Test(arguments: [
    (1964, 1960, 1969), (1960, 1960, 1969), (9, 1, 9), (-1, -9, -1), (-750, -759, -750), (-759, -759, -750),
  ])
  func `puts a year into its decade`(year: Int, first: Int, last: Int) {
    let decade = Decade(containing: year)
    #expect([decade.firstYear, decade.lastYear] == [first, last])
  }
}
