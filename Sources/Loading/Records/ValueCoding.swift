import BuildCache
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
    case .dateTime(let dateTime):
      byte(5)
      self.dateTime(dateTime)
    case .flag(let flag): byte(flag ? 7 : 6)
    case .list(let texts):
      byte(8)
      list(texts) { $0.text($1) }
    case .picture(let picture):
      byte(9)
      self.picture(picture)
    case .pictures(let pictures):
      byte(10)
      list(pictures) { $0.picture($1) }
    }
  }

  private mutating func picture(_ picture: PictureValue) {
    text(picture.file)
    text(picture.alt)
    text(picture.caption)
  }

  mutating func date(_ date: CivilDate) {
    number(date.dayNumber)
  }

  mutating func dateTime(_ dateTime: DateTime) {
    date(dateTime.date)
    number(dateTime.time.secondOfDay)
    number(dateTime.offset)
    number(Int(dateTime.nanosecond))
    flag(dateTime.writtenOffset != nil)
    if let offset = dateTime.writtenOffset { number(offset) }
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
    case 5: return .dateTime(dateTime())
    case 6: return .flag(false)
    case 7: return .flag(true)
    case 8: return .list(list { $0.text() })
    case 9: return .picture(picture())
    case 10: return .pictures(list { $0.picture() })
    default: break
    }
    fail()
    return .missing
  }

  private mutating func picture() -> PictureValue {
    let file = text()
    let alt = optionalText()
    return PictureValue(file, alt: alt, caption: optionalText())
  }

  mutating func date() -> CivilDate {
    CivilDate(dayNumber: number())
  }

  mutating func dateTime() -> DateTime {
    let date = date()
    let time = CivilTime(secondOfDay: number())
    let offset = number()
    return DateTime(
      date: date, time: time, nanosecond: number(), offset: offset, writtenOffset: flag() ? number() : nil)
  }
}
