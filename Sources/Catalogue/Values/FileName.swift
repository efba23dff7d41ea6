/// What names of files may be.
package enum FileName {
  /// Whether `path` stays inside its folder on every system: relative, without steps upwards, without parts that Windows keeps for devices.
  package static func isInside(_ path: String) -> Bool {
    !path.isEmpty && path.utf8.count <= 1024 && !path.contains(":")
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { isPlain(String($0)) }
  }

  /// Whether `name` can be one part of a path on every system that serves pages.
  package static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.first != UInt8(ascii: ".") && name.utf8.count <= 255 && !isDevice(name)
      && name.utf8.last != UInt8(ascii: ".") && name.utf8.last != UInt8(ascii: " ")
      && !name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" || $0 == "/" }
  }

  /// Names that Windows opens as devices, whatever ending follows them.
  private static func isDevice(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.lowercased()
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    return stem.utf8.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && "0123456789".contains(stem.last!)
  }
}
