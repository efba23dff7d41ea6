import Glibc

/// All that a folder holds: the bytes of files, the targets of links, folders.
struct Snapshot: Equatable {
  enum Entry: Equatable {
    case file([UInt8])
    case link([UInt8])
    case folder
  }

  private(set) var entries: [String: Entry] = [:]

  /// - Parameter path: of a folder; one that is not there holds nothing.
  init(at path: String) {
    add(path, prefix: "")
  }

  /// Where two snapshots differ, by path.
  func differences(from other: Snapshot) -> [String] {
    Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }.sorted()
  }

  /// Without the folder that the program works in where it has none beside the output.
  var withoutWorkshop: Snapshot {
    var copy = self
    copy.entries = entries.filter { $0.key.split(separator: "/").first != ".vitrine.work" }
    return copy
  }

  private mutating func add(_ path: String, prefix: String) {
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
      if name == "." || name == ".." { continue }
      let (inner, shown) = ("\(path)/\(name)", prefix + name)
      var status = stat()
      guard lstat(inner, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        entries[shown] = .folder
        add(inner, prefix: shown + "/")
      case S_IFLNK:
        var target = [UInt8](repeating: 0, count: 4096)
        let count = target.withUnsafeMutableBytes { readlink(inner, $0.baseAddress!, 4096) }
        entries[shown] = .link(Array(target[..<max(0, count)]))
      default:
        entries[shown] = Self.bytes(inner).map(Entry.file)
      }
    }
  }

  /// The bytes of a file; nil if there is none.
  static func bytes(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(file, &part, part.count), count > 0 { bytes += part[..<count] }
    return bytes
  }
}
