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
    guard mention(word, in: bytes) else { return [] }
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "", bytes: bytes)
    let value = FrontMatterDocument.read(file, diagnostics: &diagnostics).value(ofKey: "aliases")
    return value?.items.compactMap(\.text) ?? []
  }

  /// Whether a word is anywhere in the bytes of a file: most files are told from this alone.
  static func mention(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard var place = bytes.baseAddress else { return false }
      let end = place + bytes.count
      while let start = memchr(place, Int32(word[0]), end - place).map({ UnsafeRawPointer($0) }) {
        if end - start < word.count { return false }
        if memcmp(start, word, word.count) == 0 { return true }
        place = start + 1
      }
      return false
    }
  }
}
