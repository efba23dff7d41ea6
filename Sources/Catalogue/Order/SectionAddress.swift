import Addresses
import Language

/// The addresses of sections within their page.
///
/// An address depends on the section's bucket alone, so that it stays whatever is added to a collection.
enum SectionAddress {
  static let missing = "section-missing"

  /// Addresses that values must leave to other sections.
  private static let reserved = ["section-", missing, "section-deleted", "section-all"]

  static func id(of bucket: SectionBucket, label: String) -> String {
    switch bucket {
    case .value(.number(let number)): "section-\(text(of: number))"
    case .value(.year(let year)), .year(let year): "section-\(text(ofYear: year))"
    case .value(.date(let date)): "section-\(text(of: date))"
    case .value(.dateTime(let dateTime)):
      "section-\(text(of: dateTime.date))-\(text(of: dateTime.time))"
    case .value: id(ofText: label)
    case .time(let seconds): "section-\(text(of: CivilTime(secondOfDay: seconds)))"
    case .decade(let decade):
      "section-\(min(decade.firstYear.magnitude, decade.lastYear.magnitude) / 10 * 10)s\(decade.lastYear < 0 ? "-bce" : "")"
    case .month(let date): "section-\(text(ofMonth: date))"
    case .range(nil, let high?): "section-below-\(text(of: high))"
    case .range(let low?, let high?): "section-\(text(of: low))-\(text(of: high))"
    case .range(let low, nil): "section-from-\(low.map { text(of: $0) } ?? "")"
    }
  }

  /// The letter itself; of a vowel sign or another mark, which is nothing without a letter before it, its number in Unicode.
  static func id(ofLetter letter: String) -> String {
    let text = slug(letter)
    return "section-" + (text.isEmpty ? letter.unicodeScalars.map { "u" + String($0.value, radix: 16) }.joined() : text)
  }

  /// Gives different addresses to labels that are spelled alike but for case, spaces and marks ("drama", "Drama"), the same ones in every order; labels that
  /// are wholly alike, such as that of the list `[a, b]` and of the text "a, b", are numbered.
  static func makeUnique(_ sections: inout [Section]) {
    var first: [String: String] = [:]
    for index in sections.indices {
      let (id, label) = (sections[index].plainID, sections[index].label)
      sections[index].id = id
      first[id] = min(first[id] ?? label, label)
    }
    guard first.count < sections.count else { return }
    var taken = Set(first.keys)
    var kept: Set<String> = []
    for index in sections.indices {
      let (id, label) = (sections[index].id, sections[index].label)
      if first[id] == label, kept.insert(id).inserted { continue }
      sections[index].id = unused(first[id] == label ? id : "\(id)-\(PortableName.digest(of: label))", &taken)
    }
  }
}

extension SectionAddress {
  /// The label's letters and digits; with a digest of the label if they leave out something that may tell it from another one: C, C++ and C#.
  private static func id(ofText label: String) -> String {
    let id = "section-\(slug(label))"
    let isWhole = label.unicodeScalars.allSatisfy(isKeptOrSpacing) && !reserved.contains(id)
    return isWhole ? id : "\(id)\(id.hasSuffix("-") ? "" : "-")\(PortableName.digest(of: label))"
  }

  /// The address, or the first that a number makes of it and no other section has.
  private static func unused(_ id: String, _ taken: inout Set<String>) -> String {
    var (unused, number) = (id, 2)
    while !taken.insert(unused).inserted { (unused, number) = ("\(id)-\(number)", number + 1) }
    return unused
  }

  private static func isKeptOrSpacing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark,
      .spaceSeparator, .dashPunctuation, .initialPunctuation, .finalPunctuation:
      true
    default: ["'", ".", ","].contains(scalar)
    }
  }

  private static func text(ofYear year: Int) -> String {
    year < 0 ? "\(-year)-bce" : "\(year)"
  }

  private static func text(ofMonth date: CivilDate) -> String {
    "\(text(ofYear: date.historicalYear))-\(date.month < 10 ? "0" : "")\(date.month)"
  }

  private static func text(of date: CivilDate) -> String {
    "\(text(ofMonth: date))-\(date.day < 10 ? "0" : "")\(date.day)"
  }

  /// Hours and minutes, and seconds where there are any.
  private static func text(of time: CivilTime) -> String {
    let parts = time.second == 0 ? [time.hour, time.minute] : [time.hour, time.minute, time.second]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  private static func text(of number: Decimal) -> String {
    (number.coefficient < 0 ? "minus-" : "") + slug(number.description)
  }
}
