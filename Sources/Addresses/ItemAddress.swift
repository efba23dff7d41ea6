import Characters
import Language

/// Which names of files can be addresses of items.
package enum ItemAddress {
  /// The most bytes that an item's name may have, so that its page's name fits every file system.
  package static let lengthLimit = 250

  /// What is wrong with the name of a file as an address; nil if it makes one.
  package static func finding(in stem: String) -> String? {
    if isPlain(stem) { return nil }
    let length = PortableName.length(of: stem)
    if length > lengthLimit {
      let form = length == stem.utf8.count ? "" : " in Unicode's composed form, which pages have"
      return "the name of an item's file has at most \(lengthLimit) bytes before .md; this one has \(length)\(form)"
    }
    if PortableName.beginsWithDrive(stem) {
      return
        "this name makes no address: browsers and Windows read a letter with a colon at its start as a scheme or a drive"
    }
    if !PortableName.isPlain(stem) {
      return "this name makes no address: an item's name \(PortableName.rule)"
    }
    if isFurtherPage(stem) {
      return "the second and later pages of a long list have names such as index.2 and by-newest.2; choose another name"
    }
    return nil
  }

  /// Whether a name is of letters, digits and hyphens, too many for a device: nearly all are, and nothing can be wrong with them.
  private static func isPlain(_ stem: String) -> Bool {
    (5...lengthLimit).contains(stem.utf8.count)
      && stem.allBytes { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }

  /// Whether a name is one of further pages, such as `index.2`, `by-newest.gallery.3` and `report.2`.
  private static func isFurtherPage(_ stem: String) -> Bool {
    let parts = caseFolded(stem).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let list = parts.first, let number = parts.last else { return false }
    return (["index", "deleted", "report"].contains(list) || list.hasPrefix("by-")) && !number.isEmpty
      && number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
