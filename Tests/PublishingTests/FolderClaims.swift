import Files
import Foundation

@testable import Publishing

/// What a ledger says of the folders of an output and of the spare one, held against the folders.
struct FolderClaims {
  /// How many folders of the output are as the ledger knows them, and how many of those are so in the spare one, too.
  var (shown, spare) = (0, 0)
  /// Where a folder has the stamp that the ledger gives and holds something else.
  var untrue: [String] = []

  init(_ site: ChangingSite) throws {
    guard let past = PastBuild(at: try OutputPlace(site.output.path, site: site.root.path)) else { return }
    let listed = try Self.listed(in: site.output)
    let spare = site.folder.appending(path: ".output.vitrine/spare")
    for folder in past.ledger.head.folders {
      let now = Self.inodes(of: folder.path, in: site.output)
      guard try Self.stamp(of: folder.path, in: site.output) == folder.shown else { continue }
      shown += 1
      if now.keys.sorted() != listed[folder.path, default: []].sorted() { untrue.append("shown \(folder.path)") }
      if try Self.stamp(of: folder.path, in: spare) == folder.spare {
        self.spare += 1
        let expected = now.filter { !folder.missing.contains($0.key) }
        if Self.inodes(of: folder.path, in: spare) != expected { untrue.append("spare \(folder.path)") }
      }
    }
  }

  /// The names of the files that the output's list has, by their folders.
  private static func listed(in output: URL) throws -> [String: [String]] {
    let list = try String(contentsOf: output.appending(path: OutputManifest.file), encoding: .utf8)
    let paths = list.split(separator: "\n").dropFirst().map(String.init) + [OutputManifest.file]
    return Dictionary(grouping: paths) { ($0 as NSString).deletingLastPathComponent }
      .mapValues { $0.map { ($0 as NSString).lastPathComponent } }
  }

  private static func stamp(of path: String, in root: URL) throws -> FolderStamp? {
    try Folder(ifAt: root.appending(path: path).path).map { FolderStamp(try $0.stamp()) }
  }

  /// The files of a folder.
  private static func inodes(of path: String, in root: URL) -> [String: UInt64] {
    guard let folder = try? Folder(at: root.appending(path: path).path), let names = try? folder.names() else {
      return [:]
    }
    let stamps = names.map { ($0.name.text, try? folder.stamp(of: $0.name.bytes)) }
    return Dictionary(uniqueKeysWithValues: stamps.filter { $0.1?.kind != .folder }.map { ($0.0, $0.1?.inode ?? 0) })
  }
}
