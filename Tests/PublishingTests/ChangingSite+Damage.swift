import Foundation
import TestSupport

@testable import Publishing

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

  func damageWorkshop() throws -> String {
    let workshop = folder.appending(path: ".output.vitrine")
    let ledger = workshop.appending(path: "ledger")
    guard (try? Data(contentsOf: ledger)) != nil else { return "do nothing" }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      try FileManager.default.removeItem(at: workshop)
      return "remove the workshop"
    case 1:
      try FileManager.default.removeItem(at: ledger)
      try FileManager.default.createDirectory(at: ledger.appending(path: "x"), withIntermediateDirectories: true)
      return "put a folder in the ledger's place"
    case 2:
      var bytes = try Data(contentsOf: ledger)
      if !bytes.isEmpty { bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 4 }
      try bytes.write(to: ledger)
      return "change a bit of the ledger"
    case 3:
      let bytes = try Data(contentsOf: ledger)
      try bytes.prefix(Int.random(in: 0...bytes.count, using: &random)).write(to: ledger)
      return "cut the ledger short"
    case 4:
      guard let old = oldLedger else {
        oldLedger = try Data(contentsOf: ledger)
        return "keep the ledger"
      }
      try old.write(to: ledger)
      oldLedger = nil
      return "put an old ledger back"
    default:
      let spare = workshop.appending(path: "spare/cars")
      guard FileManager.default.fileExists(atPath: spare.path) else { return "do nothing" }
      try Data("spoilt".utf8).write(to: spare.appending(path: "spoilt.html"))
      try? FileManager.default.removeItem(at: spare.appending(path: "item2.html"))
      return "spoil the spare output"
    }
  }
}
