import Characters
import Language

/// What names of files may be.
package enum PortableName {
  /// What a name must be like, after the words for what has it.
  package static let rule =
    "begins with another character than a dot, ends with another than a dot or space, has no backslash "
    + "and no control characters, and is none that Windows keeps for devices or drives"

  /// Whether `path` stays inside its folder on every system: relative, without steps upwards, without parts that Windows keeps for devices.
  package static func isInside(_ path: String) -> Bool {
    !path.utf8.isEmpty && length(of: path) <= 1024 && !path.utf8.contains(UInt8(ascii: ":"))
      && parts(of: path).allSatisfy(isPlain)
  }

  /// What is wrong with `path` as that of a file inside a folder, after the name of what it is the path of; nil if nothing is.
  package static func finding(in path: String) -> String? {
    if isInside(path) { return nil }
    let parts = parts(of: path)
    if path.utf8.contains(UInt8(ascii: ":")) || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      return "must name a file in the collection's folder, such as front.jpg"
    }
    if path.utf8.contains(UInt8(ascii: "\\")) { return "must have '/' between the parts of its path, not '\\'" }
    if let device = parts.first(where: isDevice) {
      return "must not name '\(device)', which Windows keeps for a device; rename the file"
    }
    if length(of: path) > 1024 || parts.contains(where: { length(of: $0) > 255 }) {
      return "must be a path of at most 1024 bytes, and 255 each part"
    }
    return "must name a file that every system can have: without control characters, and with no part that begins with "
      + "a dot or ends with a dot or a space"
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

  /// Whether pages can hold the name: it has none of the control characters beyond ASCII, and no code point that is no character.
  private static func fitsPages(_ name: String) -> Bool {
    if isASCII(name) { return true }
    var name = name
    return name.withUTF8 { bytes in bytes.indices.allSatisfy { PageCharacters.forbiddenLength(at: $0, in: bytes) == 0 }
    }
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
      return isDeviceName(Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ":") }))
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
