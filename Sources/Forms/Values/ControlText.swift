import Catalogue
import Editing
import FrontMatter
import Language

/// Turns what an item holds into what a control shows, and what a person entered there into what the item is to hold.
///
/// Numbers are in the site's language, and times by the clocks of its time zone. A value that does not fit its field is shown as it is.
struct ControlText {
  let notation: NumberNotation
  let formatter: ValueFormatter
  let clock: ZoneClock
  /// The items that fields link to, which may be typed by their names.
  var linkNames = LinkNames()

  /// What the control of a field shows for a value; empty for none.
  func shown(_ value: EditedValue?, of field: Field) -> String { text(of: value, for: field).onPages }

  private func text(of value: EditedValue?, for field: Field) -> String {
    if field.type.isPictorial { return pictures(value, of: field) }
    return switch value {
    case nil, .empty?, .mapping?: ""
    case .list(let items)?: ListText.line(of: items.map { $0.text ?? "" })
    case .text(let text)?: field.isList ? ListText.line(of: [text]) : shown(text, of: field)
    }
  }

  /// The file of a picture, or several with what is said of them.
  private func pictures(_ value: EditedValue?, of field: Field) -> String {
    let list = PictureList(value)
    return field.type == .image ? list.files.first ?? "" : PostedPictures.text(of: list.pictures)
  }

  private func shown(_ text: String, of field: Field) -> String {
    guard let value = try? ValueReader(field: field, clock: clock).read(text) else { return text }
    return switch (field.type, value) {
    case (.number, .number): notation.shown(text)
    case (.money, .number): NumberNotation(of: field.currency, formatter).shown(text)
    case (.rating, .number(let number)):
      Rating.halves(of: field) == nil ? notation.shown(Rating.text(of: number)) : Rating.text(of: number)
    case (.flag, .flag(let flag)): flag ? FlagText.yes : FlagText.no
    case (.datetime, .dateTime(let moment)): LocalMoment.text(of: moment) ?? text
    default: text
    }
  }

  /// What the control of a field shows for a value that the configuration gives.
  func shown(_ value: Value, of field: Field) -> String { shown(RawText.text(of: value), of: field).onPages }

  /// A message with its example of a number as the control takes one.
  func message(_ finding: EditFinding) -> String {
    [ValueReader.exampleNumber, ValueReader.exampleRating].reduce(finding.message) { message, example in
      message.replacing("such as \(example)", with: "such as \(notation.shown(example))")
    }
  }

  /// What an item is to hold for what its control shows.
  ///
  /// - Parameter old: What the item holds, whose way of writing is kept.
  func change(to shown: String, of field: Field, from old: EditedValue?) -> FieldEdit.Change {
    let oldText = if case .text(let text)? = old { text } else { String?.none }
    if shown.allSatisfy(\.isWhitespace) { return .clear }
    switch field.type {
    case .list: return .setList(texts(shown, from: old) { $0 })
    case .images: return .setPictures(PostedPictures.pictures(in: shown))
    case .link where field.isMany: return .setList(texts(shown, from: old) { linkNames.address(of: $0, for: field) })
    case .link: return .set(linkNames.address(of: shown.trimmingBlanks, for: field))
    case .number: return .set(notation.plain(shown) ?? shown)
    case .money: return .set(NumberNotation(of: field.currency, formatter).plain(shown) ?? shown)
    case .rating: return .set(rating(shown.trimmingBlanks, of: field))
    case .flag: return .set(FlagText.written(shown, like: oldText))
    case .datetime: return .set(LocalMoment.written(shown, like: oldText, clock: clock))
    case .text: return .set(text(shown, from: oldText))
    case .year, .date, .choice, .url, .isbn, .vin, .image:
      return .set(shown.trimmingBlanks)
    }
  }

  /// A rating as an item holds it: stars send it so, and a line has it in the site's language.
  private func rating(_ shown: String, of field: Field) -> String {
    let isStars = Rating.halves(of: field).map { (0...$0).contains { Rating.text(ofHalves: $0) == shown } } ?? false
    return isStars ? shown : notation.plain(shown) ?? shown
  }

  /// A text with the line breaks that the item's text has throughout.
  private func text(_ shown: String, from old: String?) -> String {
    guard let old, old.contains("\r\n"), !old.contains("\n"), !old.contains("\r") else { return shown }
    return shown.replacing("\n", with: "\r\n")
  }

  /// The texts of a line. Those that were there already stay as the item has them, with white space that a line cannot show.
  ///
  /// - Parameter written: What the item is to have for a new text.
  private func texts(_ shown: String, from old: EditedValue?, written: (String) -> String) -> [String] {
    let held: [String] =
      switch old {
      case .list(let items)?: items.compactMap(\.text)
      case .text(let text)?: [text]
      case .empty?, .mapping?, nil: []
      }
    var known = Dictionary(grouping: held) { $0.onPages.withoutLineBreaks.trimmingBlanks }
    return ListText.texts(ofLine: shown).map { text in
      guard let same = known[text], let first = same.first else { return written(text) }
      known[text] = Array(same.dropFirst())
      return first
    }
  }
}
