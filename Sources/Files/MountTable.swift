/// What is mounted where, by which one folder can have several paths.
package struct MountTable: Sendable {
  private struct Mount: Sendable {
    let point: String
    /// The device, and the folder on it that is mounted.
    let origin: String
  }

  private let mounts: [Mount]

  /// What this process sees; without `/proc`, nothing.
  package static func current() -> MountTable {
    guard let process = try? Folder(at: "/proc/self"), let bytes = try? process.read("mountinfo").bytes else {
      return MountTable("")
    }
    return MountTable(String(decoding: bytes, as: UTF8.self))
  }

  /// - Parameter text: lines as in `/proc/self/mountinfo`: a number, its parent's, the device, the folder on it, where that is mounted, and more.
  package init(_ text: String) {
    mounts = text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 5)
      guard parts.count > 4 else { return nil }
      let root = Self.unescaped(parts[3])
      return Mount(point: Self.unescaped(parts[4]), origin: "\(parts[2]):\(root == "/" ? "" : root)")
    }
  }

  /// The device and the path on it that a path leads to: the same for all paths of a folder, however it is mounted.
  ///
  /// - Parameter path: without symbolic links.
  package func origin(of path: String) -> String {
    // The last of several mounts at one place is the one that is seen.
    var best = Mount(point: "", origin: "")
    for mount in mounts where Self.holds(mount.point, path) && mount.point.utf8.count >= best.point.utf8.count {
      best = mount
    }
    let rest = String(Substring(path.utf8.dropFirst(best.point == "/" ? 0 : best.point.utf8.count)))
    return best.origin + (rest == "/" ? "" : rest)
  }

  /// The origins of a folder and of all that is mounted below it.
  package func origins(in path: String) -> [String] {
    [origin(of: path)]
      + mounts.filter { RelativePath($0.point) != RelativePath(path) && Self.holds(path, $0.point) }.map(\.origin)
  }

  /// What something is mounted on below a folder, from there.
  ///
  /// - Parameter path: without symbolic links.
  package func points(below path: String) -> [RelativePath] {
    mounts.filter { $0.point.utf8.count > path.utf8.count && Self.holds(path, $0.point) }
      .map { RelativePath(String(Substring($0.point.utf8.dropFirst(path.utf8.count + 1)))) }
  }

  /// Whether a path is a folder's own, or one below it.
  package static func holds(_ folder: String, _ path: String) -> Bool {
    let (folder, path) = (RelativePath(folder == "/" ? "" : folder), RelativePath(path))
    return path == folder || path.isInside(folder)
  }

  /// Spaces and the like are written as a backslash and three octal digits.
  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.count >= 3,
        let code = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
