import Catalogue

/// A cell as a file holds it. Its text is made when it is asked for: those of a whole table would take as much memory as the file.
struct CSVCell: Sendable {
  /// Those of the whole file.
  private let bytes: [UInt8]
  private let start: UInt32
  private let count: UInt32
  private let hasDoubledMarks: Bool
  /// Whether spreadsheets are kept from taking the cell for a formula, by apostrophes that are not part of its text.
  var isProtected = false

  /// - Parameters:
  ///   - place: that of the cell without the quotation marks around it.
  ///   - hasDoubledMarks: whether two quotation marks in the cell stand for one.
  init(_ bytes: [UInt8], _ place: Range<Int>, hasDoubledMarks: Bool = false) {
    self.bytes = bytes
    start = UInt32(place.lowerBound)
    count = UInt32(place.count)
    self.hasDoubledMarks = hasDoubledMarks
  }

  var isEmpty: Bool { count == 0 }

  var text: String {
    let written = bytes[Int(start)..<Int(start) + Int(count)]
    let plain = hasDoubledMarks ? Self.withoutDoubledMarks(written)[...] : written
    let isChanged = isProtected && FormulaProtection.canBeProtected(plain)
    return String(decoding: isChanged ? FormulaProtection.plain(plain)[...] : plain, as: UTF8.self)
  }

  private static func withoutDoubledMarks(_ written: ArraySlice<UInt8>) -> [UInt8] {
    let mark = UInt8(ascii: "\"")
    var text: [UInt8] = []
    text.reserveCapacity(written.count)
    var rest = written
    while let first = rest.firstIndex(of: mark) {
      text += rest[...first]
      rest = rest[first...].dropFirst(2)
    }
    return text + rest
  }
}
