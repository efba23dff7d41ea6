import Catalogue
import Language

extension ByteWriter {
  mutating func value(_ value: Value) {
    switch value {
    case .missing: byte(0)
    case .text(let text):
      byte(1)
      self.text(text)
    case .number(let decimal):
      byte(2)
      number(Int(decimal.coefficient))
      number(decimal.scale)
    case .year(let year):
      byte(3)
      number(year)
    case .date(let date):
      byte(4)
      self.date(date)
    case .moment(let moment):
      byte(5)
      self.moment(moment)
    case .flag(let flag): byte(flag ? 7 : 6)
    case .list(let texts):
      byte(8)
      list(texts) { $0.text($1) }
    }
  }

  mutating func date(_ date: CivilDate) {
    number(date.dayNumber)
  }

  mutating func moment(_ moment: Moment) {
    date(moment.date)
    number(moment.time.secondOfDay)
    flag(moment.offset != nil)
    if let offset = moment.offset { number(offset) }
    number(Int(moment.nanosecond))
    flag(moment.writtenOffset != nil)
    if let offset = moment.writtenOffset { number(offset) }
  }
}

extension ByteReader {
  mutating func value() -> Value {
    switch byte() {
    case 0: return .missing
    case 1: return .text(text())
    case 2:
      let coefficient = Int64(number())
      let scale = number()
      guard (0...Decimal.digitLimit).contains(scale) else { break }
      return .number(Decimal(coefficient: coefficient, scale: scale))
    case 3: return .year(number())
    case 4: return .date(date())
    case 5: return .moment(moment())
    case 6: return .flag(false)
    case 7: return .flag(true)
    case 8: return .list(list { $0.text() })
    default: break
    }
    fail()
    return .missing
  }

  mutating func date() -> CivilDate {
    CivilDate(dayNumber: number())
  }

  mutating func moment() -> Moment {
    let date = date()
    let time = CivilTime(secondOfDay: number())
    let offset = flag() ? number() : nil
    return Moment(
      date: date, time: time, nanosecond: number(), offset: offset, writtenOffset: flag() ? number() : nil)
  }
}
