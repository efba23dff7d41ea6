package import Foundation

/// Where tests keep the files that they make.
package enum TestFolder {
  /// The RAM disk, if there is one that may be written to; otherwise the folder for temporary files.
  package static let base: URL = {
    let memory = URL(filePath: "/dev/shm")
    return FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
  }()
}
