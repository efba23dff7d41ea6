import Diagnostics
import Files

/// Makes the certain fixes among findings, file by file.
struct CertainFixes {
  /// How many findings were fixed.
  private(set) var count = 0
  /// The files that could not be changed, with the reason.
  private(set) var failures: [FileFailure] = []

  /// - Parameter root: the site's folder.
  init(of diagnostics: [Diagnostic], in root: String) throws(FileFailure) {
    var fixes: [String: [Fix]] = [:]
    for diagnostic in diagnostics {
      if let fix = diagnostic.fix, fix.isCertain { fixes[diagnostic.file, default: []].append(fix) }
    }
    guard !fixes.isEmpty else { return }
    let folder = try Folder(at: root)
    for (path, fixes) in fixes.sorted(by: { $0.key < $1.key }) {
      do {
        let (bytes, status) = try folder.read(at: RelativePath(path))
        let (fixed, made) = SourceFile(path: path, bytes: bytes).applying(fixes)
        guard !made.isEmpty else { continue }
        try folder.replace(fileAt: RelativePath(path), with: fixed, ifStill: status)
        count += made.count
      } catch {
        failures.append(error)
      }
    }
  }
}
