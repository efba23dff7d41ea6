import Cminizip

/// A ZIP file, read by minizip.
final class ZipArchive {
  private let file: unzFile
  private let path: String

  /// The most bytes that one file of an archive may unpack to. The largest exports have some ten million.
  private static let limit = 100_000_000

  /// Nil of a file that is no ZIP.
  init?(path: String) {
    guard let file = unzOpen64(path) else { return nil }
    self.file = file
    self.path = path
  }

  deinit { unzClose(file) }

  /// The paths of all files in the archive.
  var paths: [String] {
    var paths: [String] = []
    var status = unzGoToFirstFile(file)
    while status == UNZ_OK {
      var name = [CChar](repeating: 0, count: 4096)
      if unzGetCurrentFileInfo64(file, nil, &name, UInt(name.count - 1), nil, 0, nil, 0) == UNZ_OK {
        paths.append(String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
      }
      status = unzGoToNextFile(file)
    }
    return paths
  }

  /// The bytes of a file; nil if it is not there.
  func read(_ name: String) throws(ImportFailure) -> [UInt8]? {
    guard unzLocateFile(file, name, 1) == UNZ_OK else { return nil }
    let damage = ImportFailure.unrecognised("\(path): \(name) in it is damaged")
    guard unzOpenCurrentFile(file) == UNZ_OK else { throw damage }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unzReadCurrentFile(file, &buffer, UInt32(buffer.count))
      let isTooLarge = bytes.count + Int(max(0, count)) > Self.limit
      guard count >= 0, !isTooLarge else {
        unzCloseCurrentFile(file)
        guard isTooLarge else { throw damage }
        throw .unrecognised("\(path): \(name) in it has more than \(Self.limit / 1_000_000) MB")
      }
      if count == 0 { break }
      bytes += buffer[..<Int(count)]
    }
    // The check sum is held against the bytes now.
    guard unzCloseCurrentFile(file) == UNZ_OK else { throw damage }
    return bytes
  }
}
