import Characters
import Diagnostics
import Files

extension NameList {
  /// The name that somebody who wrote `name` most likely meant; nil if none is near.
  ///
  /// Only names are looked at that are beside it in the list, as it is written and in lower case: a folder may hold a million.
  ///
  /// - Parameter hasEndings: whether the names end in `.jpg` or the like, which makes no two of them alike.
  func suggestion(for name: String, hasEndings: Bool) -> String? {
    var names: [String: String] = [:]
    var near: [String] = []
    for spelling in [name, name.lowercased()] {
      let position = indices.partitioningIndex { !self[$0].utf8.lexicographicallyPrecedes(spelling.utf8) }
      for index in max(0, position - 16)..<min(count, position + 16) {
        let stem = hasEndings ? Self.stem(of: self[index]) : self[index]
        if names[stem] == nil { near.append(stem) }
        // Of several endings, the one that differs in case alone is meant.
        if names[stem]?.lowercased() != name.lowercased() { names[stem] = self[index] }
      }
    }
    return Diagnostics.suggestion(for: hasEndings ? Self.stem(of: name) : name, among: near).flatMap { names[$0] }
  }

  private static func stem(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
