/// Notes as they will be on the page of an item, for a page that has another address.
enum NotesPreview {
  /// The HTML of notes with links and pictures that lead where they lead from the collection's folder.
  ///
  /// - Parameters:
  ///   - html: As it stands on pages of the collection: `../assets/cars/a.jpg`, `1960-ford-falcon.html`.
  ///   - collection: The address of the collection's folder, with slashes around it.
  static func html(_ html: [UInt8], in collection: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = html[...]
    while let start = [" href=\"", " src=\""].compactMap({ rest.firstRange(of: Array($0.utf8))?.upperBound }).min() {
      result += rest[..<start]
      rest = rest[start...]
      let end = rest.firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
      result += address(String(decoding: rest[..<end], as: UTF8.self), in: collection).utf8
      rest = rest[end...]
    }
    return result + rest
  }

  private static func address(_ address: String, in collection: String) -> String {
    if address.hasPrefix("../") { return "/" + address.dropFirst(3) }
    let isRelative = !address.hasPrefix("/") && !address.hasPrefix("#") && !address.prefix { $0 != "/" }.contains(":")
    return isRelative ? collection + address : address
  }
}
