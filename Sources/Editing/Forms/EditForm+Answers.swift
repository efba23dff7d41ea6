import Catalogue
import Diagnostics
import Language

extension EditForm.Field {
  /// How many years are named before the oldest one.
  private static let shownYears = 5

  /// - Parameter texts: what the field holds, or would get.
  init(_ field: Catalogue.Field, texts: [String], isHeld: Bool, group: Int, header: String?, now: DateTime) {
    key = field.key
    self.texts = texts
    isList = field.holdsSeveral
    type = field.type
    label = field.label
    placeholder = field.placeholder
    isRequired = field.mustBeGiven
    shown = isList ? ListText.line(of: texts) : texts.joined(separator: "; ")
    self.isHeld = isHeld
    choices = field.type == .choice ? field.options : []
    self.group = group
    self.header = header
    hint =
      switch field.type {
      case .year: Self.years(of: field, now: now)
      case .list, .images: "several with ; between"
      case .flag: "yes or no"
      case .date: "such as \(RawText.text(of: now.date))"
      case .rating: "0 to \(field.highestRating)"
      case .choice: "a number or the text"
      case .link:
        field.isMany
          ? "several addresses in \(field.target ?? "") with ; between" : "an address in \(field.target ?? "")"
      case .text, .number, .money, .datetime, .url, .isbn, .vin, .image: field.unit.map { "in \($0)" } ?? ""
      }
  }

  /// The years that can be given, newest first: `2027, 2026, 2025, 2024, 2023 … 1908`.
  private static func years(of field: Catalogue.Field, now: DateTime) -> String {
    let newest = field.maximum?.value.year ?? now.date.year
    let oldest = field.minimum?.value.year
    let first = max(newest - shownYears + 1, oldest ?? .min)
    guard first <= newest else { return "" }
    let years = (first...newest).reversed().map(String.init).joined(separator: ", ")
    guard let oldest else { return "\(years) …" }
    return oldest < first ? "\(years) … \(oldest)" : years
  }

  /// What a line that was typed stands for: the number of a choice is the choice, and `y` is yes.
  package func text(ofAnswer line: String) -> String {
    let text = line.trimmingBlanks
    if type == .flag, let word = ["y": "yes", "n": "no"][text.lowercased()] { return word }
    if let number = Int(text), choices.indices.contains(number - 1), !choices.contains(text) {
      return choices[number - 1]
    }
    return text
  }

  /// The edit that an answer makes; nil if it leaves the field as it is.
  package func edit(for answer: String) -> FieldEdit? {
    if answer.isEmpty || answer == shown && isHeld { return nil }
    if answer == "-" { return shown.isEmpty ? nil : FieldEdit(key, .clear) }
    guard isList else { return FieldEdit(key, .set(answer)) }
    // Texts that were there keep white space that a line does not show.
    let held = Dictionary(texts.map { ($0.trimmingBlanks, $0) }) { first, _ in first }
    return FieldEdit(key, .setList(ListText.texts(ofLine: answer).map { held[$0] ?? $0 }))
  }

  /// Why an answer with this edit, or with none, will not do; nil if it will.
  package func rule(after edit: FieldEdit?) -> String? {
    let leavesEmpty =
      switch edit?.change {
      case nil: shown.isEmpty
      case .clear?: true
      case .set?, .setList?, .setPictures?, .add?, .remove?: false
      }
    return isRequired && leavesEmpty ? "\(label) is required" : nil
  }
}

extension Value {
  fileprivate var year: Int? { if case .year(let year) = self { year } else { nil } }
}

extension String {
  /// The text without spaces and tabs around it.
  var trimmingBlanks: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}

extension FieldDefault {
  func value(for type: FieldType, now: DateTime) -> Value {
    switch self {
    case .value(let value): value
    case .clock(let clock): clock.value(for: type, now: now)
    }
  }
}
