private import Glibc
import Language
import Loading
import Markdown
import Rendering

/// The program that builds and its options: everything that a build depends on and that isn't in the site.
enum BuildIdentity {
  /// Nil if the program can't tell itself from another one.
  static func text(of options: LoadOptions) -> String? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    return """
      \(Vitrine.version) \(status.st_dev) \(status.st_ino) \(status.st_size) \
      \(modified.tv_sec).\(modified.tv_nsec) \(changed.tv_sec).\(changed.tv_nsec) \
      icu \(ICUVersion.text) cmark \(MarkdownRenderer.libraryVersion) \
      drafts \(options.includesDrafts) leaving out \(options.leavingOut.rawValue)
      """
  }
}
