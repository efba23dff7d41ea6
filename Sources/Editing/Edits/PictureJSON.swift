package import Catalogue
import Diagnostics
package import JSON

/// Pictures with what is said of them as JSON: `{"file": "rear.jpg", "alt": "The rear"}`, or a list of such objects and of names.
///
/// Tables have them in their cells, and forms in a field.
package enum PictureJSON {
  /// A list of pictures, which `list` reads.
  package static func text(of pictures: [PictureValue]) -> String {
    var json = JSONText()
    json.value(.pictures(pictures))
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// The pictures of a list, whatever is said of them; nil of anything else.
  package static func list(in text: String) -> [PictureValue]? {
    guard case .list(let values)? = value(of: text) else { return nil }
    let pictures = values.compactMap(picture)
    return pictures.count == values.count ? pictures : nil
  }

  /// The pictures of a text that says more of one than its name; nil of another text.
  package static func pictures(in text: String) -> [PictureValue]? {
    text.hasPrefix("[") || text.hasPrefix("{") ? value(of: text).flatMap(pictures) : nil
  }

  /// The pictures of an object, or of a list that has one; nil of anything else.
  package static func pictures(in value: JSONValue) -> [PictureValue]? {
    switch value {
    case .null, .flag, .text: return nil
    case .record: return picture(value).map { [$0] }
    case .list(let values):
      let pictures = values.compactMap(picture)
      let hasRecord = values.contains { if case .record = $0 { true } else { false } }
      return hasRecord && pictures.count == values.count ? pictures : nil
    }
  }

  private static func value(of text: String) -> JSONValue? {
    guard case .success(let value) = JSONReader.read(SourceFile(path: "", text: text)) else { return nil }
    return value
  }

  private static func picture(_ value: JSONValue) -> PictureValue? {
    switch value {
    case .text(let file): return PictureValue(file)
    case .null, .flag, .list: return nil
    case .record(let record):
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
}
