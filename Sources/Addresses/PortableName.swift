import Characters
import Language

/// The rules for names of files that every system can have.
package enum PortableName {
  /// What a name must be like, after the words for what has it.
  package static let rule =
    "does not begin with a dot or end with a dot or a space, has no backslashes and no control characters, and is not one that "
    + "Windows reserves for a device"

  /// Whether `path` stays inside its folder on every system: relative, without steps upwards, without names of devices.
  package static func isInside(_ path: String) -> Bool {
    !path.utf8.isEmpty && length(of: path) <= 1024 && !path.utf8.contains(UInt8(ascii: ":"))
      && parts(of: path).allSatisfy(isPlain)
  }

  /// Why `path` is not that of a file inside a folder, to follow the name of the value; nil if it is.
  package static func finding(in path: String) -> String? {
    if isInside(path) { return nil }
    let parts = parts(of: path)
    let hasColon = path.utf8.contains(UInt8(ascii: ":"))
    let isElsewhere = path.contains("://") || path.lowercased().hasPrefix("data:") || hasDrive(path)
    if hasColon, !isElsewhere {
      return "must have no ':' in its path, which Windows does not allow in names; rename the file"
    }
    if hasColon || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      return "must name a file in the collection's folder, such as front.jpg"
    }
    if path.utf8.contains(UInt8(ascii: "\\")) { return "must have '/' between the parts of its path, not '\\'" }
    if let device = parts.first(where: isDevice) {
      return "must not name '\(device)', which Windows reserves for a device; rename the file"
    }
    if length(of: path) > 1024 || parts.contains(where: { length(of: $0) > 255 }) {
      return "must be a path of at most 1024 bytes, and 255 each part"
    }
    return "must name a file that every system can have: without control characters, and with no part that begins with "
      + "a dot or ends with a dot or a space"
  }

  /// The path without `./` and doubled slashes, if it stays inside its folder then: `a.jpg` of `./a.jpg`.
  package static func plain(_ path: String) -> String? {
    guard path.utf8.first != UInt8(ascii: "/"), path.utf8.last != UInt8(ascii: "/") else { return nil }
    let plain = parts(of: path).filter { !$0.isEmpty && $0 != "." }.joined(separator: "/")
    return isInside(plain) ? plain : nil
  }

  /// Whether a path begins with a drive of Windows: `C:\pictures`.
  private static func hasDrive(_ path: String) -> Bool {
    let start = Array(path.utf8.prefix(3))
    return start.count == 3 && start[1] == UInt8(ascii: ":")
      && [UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(start[2])
  }

  /// Whether `name` can be one part of a path on every system that serves pages.
  package static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last, length(of: name) <= 255 else { return false }
    return first != UInt8(ascii: ".") && last != UInt8(ascii: ".") && last != UInt8(ascii: " ")
      && name.allBytes { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "/") }
      && !isDevice(name) && fitsPages(name)
  }

  /// The bytes of a name or a path in Unicode's composed form, which the output has. Some characters take more of them than as they are written.
  static func length(of name: String) -> Int {
    isASCII(name) ? name.utf8.count : nfc(name).utf8.count
  }

  /// The names in a path, of which some may be empty. A slash separates them even before a combining mark.
  private static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// Whether pages can hold the name: it has no control characters beyond ASCII and no noncharacters.
  private static func fitsPages(_ name: String) -> Bool {
    if isASCII(name) { return true }
    var name = name
    return name.withUTF8 { bytes in bytes.indices.allSatisfy { PageCharacters.forbiddenLength(at: $0, in: bytes) == 0 }
    }
  }

  /// Whether the name begins as a drive or a scheme of one letter does: `a:b`.
  package static func beginsWithDrive(_ name: String) -> Bool {
    var bytes = name.utf8.prefix(2).makeIterator()
    guard let first = bytes.next(), bytes.next() == UInt8(ascii: ":") else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
  }

  /// Whether Windows opens the name as a device, whatever ending follows it, or as a drive: `CON`, `nul.txt`, `a:b`.
  private static func isDevice(_ name: String) -> Bool {
    guard let first = name.utf8.first, first < 0x80 else { return false }
    let letter = first | 0x20
    if beginsWithDrive(name) { return true }
    // C, P, A, N and L begin the names of devices; most names begin otherwise.
    switch letter {
    case UInt8(ascii: "c"), UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "n"), UInt8(ascii: "l"):
      return isDeviceName(Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ":") }))
    default: return false
    }
  }

  /// - Parameter stem: the name without its ending; Windows ignores blanks at its end.
  private static func isDeviceName(_ stem: Substring) -> Bool {
    guard stem.utf8.count <= 32 else { return false }
    var stem = stem.lowercased()
    while stem.hasSuffix(" ") { stem.removeLast() }
    if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(stem) { return true }
    guard stem.hasPrefix("com") || stem.hasPrefix("lpt"), stem.count == 4, let last = stem.last else { return false }
    return "0123456789¹²³".contains(last)
  }
}
