import Characters

extension ChangeTransaction {
  /// The folder that a path leads to, and the name in it.
  static func parts(of path: String) -> (parent: String, name: String) {
    guard let count = folderLength(of: path) else { return ("", path) }
    let slash = path.utf8.index(path.startIndex, offsetBy: count)
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// The folders of changed files, each once. Nearly every file follows one of the same folder.
  static func parents(of changes: [FileChange], where isIncluded: (FileChange) -> Bool = { _ in true }) -> Set<String> {
    var parents: Set<String> = []
    var last: String?
    for index in changes.indices where isIncluded(changes[index]) {
      let path = changes[index].path
      if let last, folderLength(of: path) == last.utf8.count, path.hasBytes(atStart: last) { continue }
      let parent = parts(of: path).parent
      parents.insert(parent)
      last = parent
    }
    return parents
  }

  /// How many bytes of a path are before the last slash; nil of a path without any.
  private static func folderLength(of path: String) -> Int? {
    let bytes = path.utf8.span
    var index = bytes.count - 1
    while index >= 0, bytes[index] != UInt8(ascii: "/") { index -= 1 }
    return index < 0 ? nil : index
  }
}
