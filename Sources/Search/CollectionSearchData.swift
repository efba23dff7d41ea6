/// Writes the items of a collection as scripts of about a megabyte each.
///
/// A script calls `vitrineSearch.add` with the collection, the addresses and the texts of some of its items, in the order in
/// which they were added. Addresses and texts are one literal each, a line an item. A line of text is the name, the other
/// fields and the notes, parted by tabulators; a line of addresses is what is left of the address without the collection's
/// folder, `.html`, and what follows from the name, in place of which `=` is.
package struct CollectionSearchData: Sendable {
  package let id: String
  package let title: String
  private var files: [SearchFile] = []
  private var addresses: [UInt8] = []
  private var texts: [UInt8] = []
  private var count = 0
  /// The number of the only script that is written; nil for as many as the texts take.
  private let part: Int?

  /// How many bytes of text a script holds before the next begins.
  private static let textsOfFile = 1 << 20
  private static let pageEnding = ".html"

  /// - Parameters:
  ///   - id: the collection's folder, which the scripts are named for.
  ///   - title: what readers know it by.
  ///   - part: the number of the only script, which then holds all items that are added; nil for as many as the texts take.
  package init(id: String, title: String, part: Int? = nil) {
    self.id = id
    self.title = title
    self.part = part
  }

  /// The name of a script, numbered from 1.
  package static func fileName(_ id: String, part: Int) -> String { "\(id)-\(part).js" }

  package mutating func add(_ item: SearchItem) {
    if count > 0 {
      ScriptText.append("\n", to: &addresses)
      ScriptText.append("\n", to: &texts)
    }
    count += 1
    let name = SearchText.line(item.name)
    ScriptText.append(shortened(item.address, name: name), to: &addresses)
    ScriptText.append(name, to: &texts)
    let (fields, notes) = (SearchText.line(item.fields), SearchText.line(item.notes))
    if !fields.isEmpty || !notes.isEmpty { ScriptText.append("\t" + fields, to: &texts) }
    if !notes.isEmpty { ScriptText.append("\t" + notes, to: &texts) }
    if part == nil, texts.count >= Self.textsOfFile { endFile() }
  }

  /// The scripts of all items that were added.
  package consuming func finish() -> [SearchFile] {
    if count > 0 { endFile() }
    return files
  }

  private func shortened(_ address: String, name: String) -> String {
    guard address.hasPrefix(id + "/"), address.hasSuffix(Self.pageEnding) else { return "/" + address }
    let stem = address.dropFirst(id.utf8.count + 1).dropLast(Self.pageEnding.utf8.count)
    if let slug = SearchText.slug(name), stem.hasPrefix(slug) { return "=" + stem.dropFirst(slug.utf8.count) }
    return stem.first == "=" || stem.first == "/" ? "/" + address : String(stem)
  }

  private mutating func endFile() {
    var bytes = Array("vitrineSearch.add({id:".utf8)
    bytes += ScriptText.literal(id) + Array(",title:".utf8) + ScriptText.literal(title)
    bytes += Array("},\"".utf8) + addresses + Array("\",\n\"".utf8) + texts + Array("\");\n".utf8)
    files.append(SearchFile(name: Self.fileName(id, part: part ?? files.count + 1), bytes: bytes))
    addresses.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    count = 0
  }
}
