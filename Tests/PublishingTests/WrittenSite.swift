import Foundation
import Glibc
import TestSupport

/// A site that a text describes: each line `@ path` begins a file, `@link path target` is a symbolic link, `@pipe path` a pipe.
///
/// Bytes of paths and contents may be given in hexadecimal after `%`.
struct WrittenSite {
  private let root = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")

  private static let collection = """
    fields: { title: text, photo: image }
    sorts: [{ name: A–Z, by: [title] }, { name: Newest, by: [-title] }]

    """

  /// Everything that is said of the site.
  func findings(_ text: String) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("content/things")
    try write("content/things/collection.yaml", Data(Self.collection.utf8))
    var path = ""
    var content = Data()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.first == "@" else {
        content += Self.bytes(line) + "\n".utf8
        continue
      }
      try write(path, content)
      (path, content) = ("", Data())
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      switch words[0] {
      case "@link":
        try make((words[1] as NSString).deletingLastPathComponent)
        symlink(words[2], root.path + "/" + words[1])
      case "@pipe": mkfifo(root.path + "/" + words[1], 0o600)
      default: path = String(line.dropFirst(2))
      }
    }
    try write(path, content)
    return try SiteBuild.findings(in: root)
  }

  private func write(_ path: String, _ content: Data) throws {
    guard !path.isEmpty else { return }
    let slash = path.lastIndex(of: "/")
    if let slash { try make(String(path[..<slash])) }
    // Foundation's paths are UTF-8, and these need not be.
    let bytes = Array(root.path.utf8) + "/".utf8 + Self.bytes(path[...]) + [0]
    let file = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }
    }
    try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: content)
  }

  private func make(_ path: String) throws {
    let folder = root.path + "/" + String(decoding: Self.bytes(path[...]), as: UTF8.self)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private static func bytes(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
