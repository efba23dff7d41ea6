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
  /// What the addresses of the collection's items begin with.
  private let folder: [UInt8]
  /// The number of the only script that is written; nil for as many as the texts take.
  private let part: Int?

  /// How many bytes of text a script holds before the next begins.
  private static let textsOfFile = 1 << 20
  private static let pageEnding = ArraySlice(".html".utf8)

  /// - Parameters:
  ///   - id: the collection's folder, which the scripts are named for.
  ///   - title: what readers know it by.
  ///   - part: the number of the only script, which then holds all items that are added; nil for as many as the texts take.
  package init(id: String, title: String, part: Int? = nil) {
    self.id = id
    self.title = title
    self.part = part
    folder = Array("\(id)/".utf8)
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
    addAddress(ArraySlice(item.address.utf8), slug: SearchText.slug(name))
    ScriptText.append(name, to: &texts)
    let (fields, notes) = (SearchText.line(item.fields), SearchText.line(item.notes))
    if !fields.isEmpty || !notes.isEmpty { addPart(fields) }
    if !notes.isEmpty { addPart(notes) }
    if part == nil, texts.count >= Self.textsOfFile { endFile() }
  }

  private mutating func addPart(_ text: String) {
    texts.append(UInt8(ascii: "\t"))
    ScriptText.append(text, to: &texts)
  }

  /// The scripts of all items that were added.
  package consuming func finish() -> [SearchFile] {
    if count > 0 { endFile() }
    return files
  }

  private mutating func addAddress(_ address: ArraySlice<UInt8>, slug: [UInt8]?) {
    let (whole, replaced) = (UInt8(ascii: "/"), UInt8(ascii: "="))
    guard address.starts(with: folder), address.suffix(Self.pageEnding.count) == Self.pageEnding else {
      addresses.append(whole)
      return ScriptText.append(address, to: &addresses)
    }
    let stem = address.dropFirst(folder.count).dropLast(Self.pageEnding.count)
    if let slug, stem.starts(with: slug) {
      addresses.append(replaced)
      return ScriptText.append(stem.dropFirst(slug.count), to: &addresses)
    }
    guard stem.first == replaced || stem.first == whole else { return ScriptText.append(stem, to: &addresses) }
    addresses.append(whole)
    ScriptText.append(address, to: &addresses)
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
