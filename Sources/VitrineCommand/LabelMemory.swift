import Files
import Glibc
import PaperLayout

/// What is remembered from one print of labels to the next: where on a sheet it ended, and how far printers are off.
///
/// It is kept for the user, not for a site, since sheets and printers are used for all sites: in `vitrine/labels` in the folder that `XDG_STATE_HOME` names, or in
/// `~/.local/state`. Each line is a kind, a name and values, with tabs between.
struct LabelMemory {
  private var entries: [String: [String]] = [:]
  private let folder: String?
  /// Why what is remembered cannot be read; nil if it can.
  private(set) var failure: FileFailure?

  init() {
    folder = Self.stateFolder
    guard let folder else { return }
    let bytes: [UInt8]
    do {
      bytes = try Folder(at: folder).read("labels", limit: 1_000_000).bytes
    } catch {
      failure = error.code == ENOENT ? nil : error
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if parts.count > 2 { entries["\(parts[0])\t\(parts[1])"] = Array(parts[2...]) }
    }
  }

  private static var stateFolder: String? {
    let state = getenv("XDG_STATE_HOME").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = getenv("HOME").map { "\(String(cString: $0))/.local/state" }
    return (state ?? home).map { "\($0)/vitrine" }
  }

  /// How many labels of a sheet are used.
  func used(ofSheet name: String) -> Int {
    entries["sheet\t\(name)"].flatMap { Int($0[0]) } ?? 0
  }

  mutating func setUsed(_ count: Int, ofSheet name: String) {
    entries["sheet\t\(name)"] = [String(count)]
  }

  /// How far a printer is off, in millimetres.
  func offset(ofPrinter name: String) -> (x: Double, y: Double)? {
    guard let values = entries["printer\t\(name)"]?.compactMap(Double.init), values.count == 2 else { return nil }
    return (values[0], values[1])
  }

  mutating func setOffset(_ offset: (x: Double, y: Double), ofPrinter name: String) {
    entries["printer\t\(name)"] = [String(offset.x), String(offset.y)]
  }

  /// Writes what is remembered.
  ///
  /// - Returns: Whether it is.
  func save() -> Bool {
    guard let folder, failure == nil else { return false }
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/\(part)"
      mkdir(path, 0o700)
    }
    let text = entries.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value.joined(separator: "\t"))\n" }.joined()
    let temporary = "labels.\(getpid()).tmp"
    guard let opened = try? Folder(at: folder) else { return false }
    do {
      try opened.write(Array(text.utf8)[...], toNewFile: temporary)
      try opened.move(temporary, from: opened, as: "labels")
      return true
    } catch {
      try? opened.removeFile(temporary)
      return false
    }
  }
}
