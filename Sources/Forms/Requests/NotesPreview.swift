/// Notes as they will be on the page of an item, for a page that has another address.
enum NotesPreview {
  /// The HTML of notes with links and pictures that lead where they lead from the collection's folder.
  ///
  /// - Parameters:
  ///   - html: As it stands on pages of the collection: `../assets/cars/a.jpg`, `1960-ford-falcon.html`.
  ///   - collection: The address of the collection's folder, with slashes around it.
  static func html(_ html: [UInt8], in collection: String) -> [UInt8] {
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

  private static func address(_ address: String, in collection: String) -> String {
    if address.hasPrefix("../") { return "/" + address.dropFirst(3) }
    let isRelative = !address.hasPrefix("/") && !address.hasPrefix("#") && !address.prefix { $0 != "/" }.contains(":")
    return isRelative ? collection + address : address
  }
}
