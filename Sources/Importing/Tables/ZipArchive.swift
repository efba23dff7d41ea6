import Cminizip

/// A ZIP file, read by minizip.
final class ZipArchive {
  private let file: unzFile

  /// The most bytes that one file of an archive may unpack to.
  private static let limit = 500_000_000

  /// Nil of a file that is no ZIP.
  init?(path: String) {
    guard let file = unzOpen64(path) else { return nil }
    self.file = file
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

  /// The bytes of a file; nil if it is not there or damaged.
  func read(_ path: String) -> [UInt8]? {
    guard unzLocateFile(file, path, 1) == UNZ_OK, unzOpenCurrentFile(file) == UNZ_OK else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unzReadCurrentFile(file, &buffer, UInt32(buffer.count))
      guard count >= 0, bytes.count + Int(count) <= Self.limit else {
        unzCloseCurrentFile(file)
        return nil
      }
      if count == 0 { break }
      bytes += buffer[..<Int(count)]
    }
    // The check sum is held against the bytes now.
    return unzCloseCurrentFile(file) == UNZ_OK ? bytes : nil
  }
}
