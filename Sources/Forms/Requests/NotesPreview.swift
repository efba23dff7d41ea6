/// Notes as they will be on the page of an item, for a page that has another address and is a form itself.
enum NotesPreview {
  /// The HTML of notes with links and pictures that lead where they lead from the collection's folder, and with the tags of forms and their controls as text:
  /// they would become part of the form around them.
  ///
  /// - Parameters:
  ///   - html: As it stands on pages of the collection: `../assets/cars/a.jpg`, `1960-ford-falcon.html`.
  ///   - collection: The address of the collection's folder, with slashes around it.
  static func html(_ html: [UInt8], in collection: String) -> [UInt8] {
    let html = withoutControls(html)
    let mark = UInt8(ascii: "\"")
    var result: [UInt8] = []
    var copied = 0
    var next = 0
    while let start = html[next...].firstIndex(of: mark) {
      next = start + 1
      guard [" href=", " src="].contains(where: { html[..<start].suffix($0.utf8.count).elementsEqual($0.utf8) }) else {
        continue
      }
      let end = html[next...].firstIndex(of: mark) ?? html.endIndex
      result += html[copied..<next]
      result += address(String(decoding: html[next..<end], as: UTF8.self), in: collection).utf8
      copied = end
      next = min(end + 1, html.endIndex)
    }
    return result + html[copied...]
  }

  /// The elements that belong to the form that they are in.
  private static let controls = [
    "button", "fieldset", "form", "input", "keygen", "label", "object", "output", "select", "textarea",
  ].map { Array($0.utf8) }

  private static func withoutControls(_ html: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += rest[..<start]
      rest = rest[(start + 1)...]
      let name = rest.drop { $0 == UInt8(ascii: "/") }.prefix {
        $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      }
      let isControl = controls.contains { $0.elementsEqual(name.lazy.map { $0 | 0x20 }) }
      result += isControl ? Array("&lt;".utf8) : [UInt8(ascii: "<")]
    }
    return result + rest
  }

  private static func address(_ address: String, in collection: String) -> String {
    if address.hasPrefix("../") { return "/" + address.dropFirst(3) }
    let isRelative = !address.hasPrefix("/") && !address.hasPrefix("#") && !address.prefix { $0 != "/" }.contains(":")
    return isRelative ? collection + address : address
  }
}
