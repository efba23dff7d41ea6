import BuildCache
import Diagnostics
import Files
import Loading
import Staging

extension OutputCounts {
  /// The counts of a build that changes nothing.
  init(unchanged cache: BuildCache) {
    self.init()
    unchanged = cache.outputs.count + cache.itemCount
    pages = cache.outputs.count { $0.path.text.utf8.suffix(5).elementsEqual(".html".utf8) } + cache.itemCount
  }
}

extension BuildCache {
  /// Everything that the build found.
  var diagnostics: [Diagnostic] {
    var reader = ByteReader(findings)
    return reader.list { $0.diagnostic() }
  }
}
