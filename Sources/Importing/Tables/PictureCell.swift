import Catalogue
import Diagnostics
import JSON

/// Pictures of which a file says more than their names, as JSON: `{"file": "rear.jpg", "alt": "The rear"}`, or a list of such objects and
/// of names. Exports in CSV have them in their cells.
enum PictureCell {
  /// The pictures that a cell of text writes; nil if it is anything else.
  static func pictures(in text: String) -> [PictureValue]? {
    guard text.hasPrefix("[") || text.hasPrefix("{"),
      case .success(let value) = JSONReader.read(SourceFile(path: "", text: text))
    else { return nil }
    return pictures(in: value)
  }

  /// The pictures of an object, or of a list that has one; nil of anything else.
  static func pictures(in value: JSONValue) -> [PictureValue]? {
    switch value {
    case .null, .flag, .text: return nil
    case .record(let record): return picture(record).map { [$0] }
    case .list(let values):
      let pictures = values.compactMap { value -> PictureValue? in
        switch value {
        case .text(let file): PictureValue(file)
        case .record(let record): picture(record)
        case .null, .flag, .list: nil
        }
      }
      let hasRecord = values.contains { if case .record = $0 { true } else { false } }
      return hasRecord && pictures.count == values.count ? pictures : nil
    }
  }

  private static func picture(_ record: JSONRecord) -> PictureValue? {
    guard case .text(let file)? = record["file"] else { return nil }
    var texts: [String: String] = [:]
    for member in record.members {
      guard PictureValue.keys.contains(member.key) else { return nil }
      switch member.value {
      case .text(let text): texts[member.key] = text
      case .null: break
      case .flag, .list, .record: return nil
      }
    }
    return PictureValue(file, alt: texts["alt"], caption: texts["caption"])
  }
}
