import Foundation
import Probes

/// The inputs and words that are kept for a target, beside the tests.
enum Kept {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The inputs by the names of their files.
  static func inputs(for target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let corpus = folder.appending(path: "Corpus/\(target.rawValue)")
    return try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted().map { name in
      (name, Array(try Data(contentsOf: corpus.appending(path: name))))
    }
  }

  /// The words of libFuzzer's dictionary.
  static func words(for target: FuzzTarget) throws -> [[UInt8]] {
    let file = folder.appending(path: "Dictionaries/\(target.rawValue).dict")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      unescaped($0.dropFirst().dropLast())
    }
  }

  private static func unescaped(_ word: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else if rest.first == UInt8(ascii: "x") {
        let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
        if let value = UInt8(digits, radix: 16) { bytes.append(value) }
        rest = rest.dropFirst(3)
      } else if let escaped = rest.popFirst() {
        bytes.append(escaped)
      }
    }
    return bytes
  }
}
