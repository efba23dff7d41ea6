import Diagnostics
import Editing
import Files

/// The certain fixes among findings, as changes of files.
struct CertainFixes {
  /// How many findings are fixed.
  private(set) var count = 0
  private(set) var plan = ChangePlan(title: "check --fix")

  /// - Parameter root: the site's folder.
  init(of diagnostics: [Diagnostic], in root: String) throws(FileFailure) {
    var fixes: [String: [Fix]] = [:]
    for diagnostic in diagnostics {
      if let fix = diagnostic.fix, fix.isCertain { fixes[diagnostic.file, default: []].append(fix) }
    }
    guard !fixes.isEmpty else { return }
    let folder = try Folder(at: root)
    var changes: [FileChange] = []
    for (path, fixes) in fixes.sorted(by: { $0.key < $1.key }) {
      let bytes = try folder.read(at: RelativePath(path)).bytes
      let (fixed, made) = SourceFile(path: path, bytes: bytes).applying(fixes)
      guard !made.isEmpty else { continue }
      changes.append(FileChange(path: path, before: bytes, after: fixed))
      count += made.count
    }
    plan = ChangePlan(title: plan.title, changes: changes)
  }
}
