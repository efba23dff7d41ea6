import Foundation
import TestSupport

@testable import Staging

// What may happen to what builds leave.
extension ChangingSite {
  func damageOutput() throws -> String {
    let files = (try? FileState.all(in: output).keys.sorted()) ?? []
    // Without its list it is not known whose an output is, and a build refuses to guess.
    let damageable = files.filter { !Self.isForeign($0) && $0 != OutputManifest.file }
    guard let path = damageable.randomElement(using: &random) else {
      return "do nothing"
    }
    if Bool.random(using: &random) {
      try FileManager.default.removeItem(at: output.appending(path: path))
      return "remove \(path) from the output"
    }
    try write("spoilt \(time)", to: "../output/\(path)")
    return "spoil \(path) in the output"
  }

  func damageStagingFolder() throws -> String {
    let staging = folder.appending(path: ".output.vitrine")
    let cache = staging.appending(path: "cache")
    guard (try? Data(contentsOf: cache)) != nil else { return "do nothing" }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      try FileManager.default.removeItem(at: staging)
      return "remove the staging folder"
    case 1:
      try FileManager.default.removeItem(at: cache)
      try FileManager.default.createDirectory(at: cache.appending(path: "x"), withIntermediateDirectories: true)
      return "put a folder in the cache's place"
    case 2:
      var bytes = try Data(contentsOf: cache)
      if !bytes.isEmpty { bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 4 }
      try bytes.write(to: cache)
      return "change a bit of the cache"
    case 3:
      let bytes = try Data(contentsOf: cache)
      try bytes.prefix(Int.random(in: 0...bytes.count, using: &random)).write(to: cache)
      return "cut the cache short"
    case 4:
      guard let old = oldCache else {
        oldCache = try Data(contentsOf: cache)
        return "keep the cache"
      }
      try old.write(to: cache)
      oldCache = nil
      return "put an old cache back"
    default:
      let spare = staging.appending(path: "spare/cars")
      guard FileManager.default.fileExists(atPath: spare.path) else { return "do nothing" }
      try Data("spoilt".utf8).write(to: spare.appending(path: "spoilt.html"))
      try? FileManager.default.removeItem(at: spare.appending(path: "item2.html"))
      return "spoil the spare output"
    }
  }
}
