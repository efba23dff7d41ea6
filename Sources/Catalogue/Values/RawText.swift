private import Characters
package import Language

/// Values as programs write them: plain digits, ISO 8601, true and false.
package enum RawText {
  package static func text(of value: Value) -> String {
    if case .text(let text) = value { return text }
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `2014-03-05`; a day before the common era as it is written in front matter, `-0044-03-15` being one of 44 BC.
  package static func text(of date: CivilDate) -> String {
    var bytes: [UInt8] = []
    append(date, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a value to others.
  static func append(_ value: Value, to bytes: inout [UInt8]) {
    switch value {
    case .missing: break
    case .text(let text): bytes.append(copying: text)
    case .number(let number): number.append(to: &bytes)
    case .year(let year):
      appendSign(of: year, to: &bytes)
      bytes.append(digitsOf: UInt64(year.magnitude))
    case .date(let date): append(date, to: &bytes)
    case .dateTime(let dateTime): append(dateTime, to: &bytes)
    case .flag(let flag): bytes.append(copying: flag ? "true" : "false")
    case .list(let texts): append(texts, to: &bytes)
    case .picture(let picture): bytes.append(copying: picture.file)
    case .pictures(let pictures): append(pictures.map(\.file), to: &bytes)
    }
  }

  static func append(_ date: CivilDate, to bytes: inout [UInt8]) {
    appendSign(of: date.historicalYear, to: &bytes)
    bytes.append(digitsOf: UInt64(date.historicalYear.magnitude), width: 4)
    bytes.append(UInt8(ascii: "-"))
    appendTwoDigits(date.month, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    appendTwoDigits(date.day, to: &bytes)
  }
}

extension RawText {
  private static func append(_ texts: [String], to bytes: inout [UInt8]) {
    for (position, text) in texts.enumerated() {
      if position > 0 { bytes.append(copying: "; ") }
      bytes.append(copying: text)
    }
  }

  /// `2014-03-05T09:30:00`, with the part of a second and the offset from UTC that the item gives.
  private static func append(_ dateTime: DateTime, to bytes: inout [UInt8]) {
    let (date, time, offset) = dateTime.written
    append(date, to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    appendTwoDigits(time.hour, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    appendTwoDigits(time.minute, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    appendTwoDigits(time.second, to: &bytes)
    appendFraction(dateTime.nanosecond, to: &bytes)
    if let offset { appendOffset(offset, to: &bytes) }
  }

  /// `.25`, or nothing for no part.
  private static func appendFraction(_ nanosecond: Int32, to bytes: inout [UInt8]) {
    if nanosecond == 0 { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(digitsOf: UInt64(nanosecond), width: 9)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  private static func appendOffset(_ seconds: Int, to bytes: inout [UInt8]) {
    if seconds == 0 { return bytes.append(UInt8(ascii: "Z")) }
    let minutes = abs(seconds) / 60
    bytes.append(UInt8(ascii: seconds < 0 ? "-" : "+"))
    appendTwoDigits(minutes / 60, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    appendTwoDigits(minutes % 60, to: &bytes)
  }

  private static func appendSign(of number: Int, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
  }

  private static func appendTwoDigits(_ number: Int, to bytes: inout [UInt8]) {
    bytes.append(digitsOf: UInt64(number), width: 2)
  }
}
