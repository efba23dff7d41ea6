/// Writes the script that a page loads first: how text is folded, and which scripts hold the items of which collection.
package enum SearchIndexFile {
  /// - Parameters:
  ///   - collections: the folders of the collections, in the site's order, each with the names of its scripts.
  ///   - folding: by the language of the site.
  package static func make(
    _ collections: [(id: String, files: [String])], folding: SearchFolding
  ) -> SearchFile {
    var bytes = Array("vitrineSearch.index({folding:".utf8) + folding.script + Array(",\nfiles:[".utf8)
    for (number, collection) in collections.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += [UInt8(ascii: "[")] + ScriptText.literal(collection.id)
      for file in collection.files { bytes += [UInt8(ascii: ",")] + ScriptText.literal(file) }
      bytes.append(UInt8(ascii: "]"))
    }
    return SearchFile(name: "index.js", bytes: bytes + Array("]});\n".utf8))
  }
}
