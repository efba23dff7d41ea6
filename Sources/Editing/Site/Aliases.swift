import Catalogue
import Characters
import Concurrency
import Diagnostics
import Files
import FrontMatter
private import Glibc

/// Finds the old addresses of a collection's items, which new items cannot have.
///
/// Every file has to be read for that.
enum Aliases {
  private static let chunkLength = 2000
  static let word = Array("aliases".utf8)

  static func addresses(in stems: NameList, of folder: Folder) throws -> [String] {
    let chunks = (stems.count + chunkLength - 1) / chunkLength
    let found = try Parallel.map(chunks) {
    } body: { (_: inout Void, chunk: Int) throws -> [String] in
      let range = chunk * chunkLength..<min((chunk + 1) * chunkLength, stems.count)
      return try range.flatMap { try addresses(inFileOf: stems[$0], in: folder) }
    }
    return found.flatMap(\.self)
  }

  private static func addresses(inFileOf stem: String, in folder: Folder) throws(FileFailure) -> [String] {
    let bytes: [UInt8]
    do {
      bytes = try folder.read("\(stem).md", limit: FileFailure.textLimit).bytes
    } catch {
      // What a build cannot read either has no addresses.
      if [ENOENT, ELOOP, EISDIR, ENXIO, EFBIG, EACCES].contains(error.code) { return [] }
      throw error
    }
    // Most files are told from this alone.
    guard bytes[...].offset(of: word) != nil else { return [] }
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "", bytes: bytes)
    let value = FrontMatterDocument.read(file, diagnostics: &diagnostics).value(ofKey: "aliases")
    return value?.items.compactMap(\.text).map(ItemAlias.address(of:)) ?? []
  }
}
