import Files
import Loading
import Publishing
import Rendering
import Synchronization

/// What each file of the output holds, pages of items aside: found out when it is first asked for.
final class FileMap: Sendable {
  private let contents = Mutex<[RelativePath: FileContent]?>(nil)

  func content(at path: RelativePath, of content: SiteContent, _ pages: SitePages) -> FileContent? {
    contents.withLock { contents in
      if let contents { return contents[path] }
      let files = BuildPlan.files(of: content, pages).map { ($0.path, $0.content) }
      let map = Dictionary(files) { first, _ in first }
      contents = map
      return map[path]
    }
  }
}
