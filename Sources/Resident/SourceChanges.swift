package import Files

/// Which source files may have changed.
package struct SourceChanges: Sendable {
  /// From the site's folder: `content/cars/1964-ford-mustang.md`.
  package private(set) var paths: Set<RelativePath> = []
  /// Whether more may have changed than is known, such as after a folder was moved.
  package private(set) var isIncomplete = false

  package init() {}

  package init(_ paths: some Sequence<RelativePath>) {
    for path in paths { add(path) }
  }

  /// Everything may have changed.
  package static let everything: SourceChanges = {
    var changes = SourceChanges()
    changes.addEverything()
    return changes
  }()

  package var isEmpty: Bool { paths.isEmpty && !isIncomplete }

  package mutating func add(_ path: RelativePath) { paths.insert(path) }
  package mutating func addEverything() { isIncomplete = true }

  package mutating func formUnion(_ other: SourceChanges) {
    paths.formUnion(other.paths)
    isIncomplete = isIncomplete || other.isIncomplete
  }
}
