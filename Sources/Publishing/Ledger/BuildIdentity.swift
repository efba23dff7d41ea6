import Files
private import Glibc
import Language
import Markdown

/// The program that builds and what it was asked for: whatever a build depends on that is not in the site.
enum BuildIdentity {
  /// Nil where the program cannot tell itself from another one.
  static func text(of options: LoadOptions) -> String? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    let program = FileStamp(status)
    return """
      \(Vitrine.version) \(program.device) \(program.inode) \(program.size) \(program.modified) \(program.changed) \
      icu \(ICUVersion.text) cmark \(MarkdownRenderer.libraryVersion) \
      drafts \(options.includesDrafts) leaving out \(options.leavingOut)
      """
  }
}
