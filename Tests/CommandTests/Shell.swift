import Foundation
import TestSupport

/// Runs command lines with the program that was built beside the tests.
struct Shell {
  private let folder: URL

  /// - Parameter sites: a folder whose copy is the current one.
  init(in sites: URL) throws {
    folder = TestFolder.base.appending(path: "vitrine-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: sites, to: folder)
  }

  func remove() throws { try FileManager.default.removeItem(at: folder) }

  /// The exit status and what was printed, lines of standard error with `2> ` in front; times and the folder's place are left out.
  func run(_ command: String) throws -> [String] {
    let process = Process()
    // Another test of this process may ignore the signal, which `yes` and `head` in a pipe rely on; a child would inherit that.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal=PIPE", "/bin/sh", "-c", command]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "\(Programs.folder.path):/usr/bin:/bin", "SOURCE_DATE_EPOCH": "1700000000", "LANG": "C.UTF-8",
      "HOME": folder.path,
    ]
    let (output, errors) = (folder.appending(path: ".output"), folder.appending(path: ".errors"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return ["\(process.terminationStatus)"] + lines(of: try Data(contentsOf: output))
      + lines(of: try Data(contentsOf: errors)).map { "2> \($0)" }
  }

  private func lines(of data: Data) -> [String] {
    guard !data.isEmpty else { return [] }
    let text = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: folder.path, with: "/tmp/sites")
      .replacing(/[0-9]+\.[0-9]{3} s$/.anchorsMatchLineEndings(), with: "0.000 s")
      .replacingOccurrences(of: "\r\n", with: "␍␊\n")
    return (text.hasSuffix("\n") ? String(text.dropLast()) : text + "⏎").components(separatedBy: "\n")
  }
}
