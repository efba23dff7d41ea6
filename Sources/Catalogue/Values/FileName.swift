/// What names of files may be.
package enum FileName {
  /// Whether `path` stays inside its folder on every system: relative, without steps upwards, without parts that Windows keeps for devices.
  package static func isInside(_ path: String) -> Bool {
    !path.isEmpty && path.utf8.count <= 1024 && !path.contains(":")
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { isPlain(String($0)) }
  }

  /// Whether `name` can be one part of a path on every system that serves pages.
  package static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last, name.utf8.count <= 255 else { return false }
    return first != UInt8(ascii: ".") && last != UInt8(ascii: ".") && last != UInt8(ascii: " ")
      && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "/") }
      && !isDevice(name)
  }

  /// Names that Windows opens as devices, whatever ending follows them, or takes for a drive's: `CON`, `nul.txt`, `a:b`.
  private static func isDevice(_ name: String) -> Bool {
    var bytes = name.utf8.prefix(2).makeIterator()
    guard let first = bytes.next(), first < 0x80 else { return false }
    let letter = first | 0x20
    if bytes.next() == UInt8(ascii: ":"), letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") { return true }
    // C, P, A, N and L begin the names of devices; most names need no more than this look.
    switch letter {
    case UInt8(ascii: "c"), UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "n"), UInt8(ascii: "l"):
      return isDeviceName(name.prefix { $0 != "." && $0 != ":" })
    default: return false
    }
  }

  /// - Parameter stem: what stands before the ending; Windows passes over blanks at its end.
  private static func isDeviceName(_ stem: Substring) -> Bool {
    guard stem.utf8.count <= 32 else { return false }
    var stem = stem.lowercased()
    while stem.hasSuffix(" ") { stem.removeLast() }
    if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(stem) { return true }
    guard stem.hasPrefix("com") || stem.hasPrefix("lpt"), stem.count == 4, let last = stem.last else { return false }
    return "0123456789¹²³".contains(last)
  }
}
