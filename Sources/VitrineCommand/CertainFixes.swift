import Addresses
import Catalogue
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

extension CertainFixes {
  /// The findings of a check, in which no fix takes a sign of a currency away for certain while settings have a currency that is in error: the
  /// amount was read in another one.
  static func settled(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let settings = Set(
      diagnostics.filter { $0.id == .unknownCurrency || $0.fix?.replacement == "currency" }.map(\.file))
    if settings.isEmpty { return diagnostics }
    return diagnostics.map { diagnostic in
      guard let fix = diagnostic.fix, CurrencySign.sign(of: fix.original) != nil,
        let item = ItemReference(path: diagnostic.file),
        settings.contains(SourcePath.siteSettings)
          || settings.contains(SourcePath.settings(ofCollection: item.collection))
      else { return diagnostic }
      var doubtful = diagnostic
      doubtful.fix = fix.uncertain
      return doubtful
    }
  }
}
