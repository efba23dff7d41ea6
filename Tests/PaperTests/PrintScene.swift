import Foundation
import TestSupport

/// A site in a folder of its own, in which `vitrine print` is called as people call it.
struct PrintScene {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-print-\(UUID())")
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func bytes(of name: String) -> Data? { try? Data(contentsOf: folder.appending(path: name)) }

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Calls a program in the site's folder.
  ///
  /// - Parameters:
  ///   - program: `vitrine`, unless another is given.
  ///   - during: is called while the program runs.
  func call(
    _ words: [String], program: URL? = nil, environment: [String: String] = [:], during: (Process) -> Void = { _ in }
  ) throws -> Result {
    let process = Process()
    process.executableURL = program ?? Programs.folder.appending(path: "vitrine")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = [
      "SOURCE_DATE_EPOCH": "1790000000", "HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    ].merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try Programs.start(process)
    during(process)
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
