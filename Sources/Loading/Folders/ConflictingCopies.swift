import Diagnostics
import Files

/// Finds the copies that programs for synchronization make of a file that was changed in two places: each would be an item of its own.
enum ConflictingCopies {
  /// What the names of such copies have after the name of the file: those of Dropbox and Nextcloud, of Syncthing, and of ownCloud.
  private static let marks = ["conflicted copy", "(Case Conflict", ".sync-conflict-"]

  /// - Parameters:
  ///   - stems: The names of items' files without `.md`.
  ///   - folder: The path of the collection's folder.
  static func findings(among stems: NameList, in folder: String) -> [Diagnostic] {
    stems.indices.compactMap { position in
      guard mayBeCopy(position, of: stems) else { return nil }
      let stem = stems[position]
      guard let original = original(of: stem) else { return nil }
      return .warning(
        .fileName, in: "\(folder)/\(stem).md", at: .start,
        "this is a conflicting copy of \(original).md, and becomes an item of its own; take over what is right in it, "
          + "then remove it")
    }
  }

  /// The name of the file that a file is a conflicting copy of, by its name; both are without their endings.
  static func original(of stem: String) -> String? {
    startOfMark(in: stem).map { String(stem[..<$0].reversed().drop { $0 == " " }.reversed()) }
  }

  /// Where what a program added to a name begins: in parentheses with the date, in whatever language, or by one of the marks.
  private static func startOfMark(in stem: String) -> String.Index? {
    if let mark = marks.compactMap({ stem.firstRange(of: $0) }).first {
      return stem[...mark.lowerBound].lastIndex(of: "(") ?? mark.lowerBound
    }
    let added = stem.matches(of: /\([^()]*[ck]onfli[^()]*\d{4}-\d{2}-\d{2}[^()]*\)|_conflict-\d{8}-\d{6}/.ignoresCase())
      .last
    return added?.range.lowerBound
  }

  /// All marks have the letters `onfli`; most names are told from this alone.
  private static func mayBeCopy(_ position: Int, of stems: NameList) -> Bool {
    var isCandidate = false
    stems.withBytes(at: position) { name in
      isCandidate =
        name.count > 14
        && name.indices.dropLast(6).contains { index in
          name[index] == UInt8(ascii: "o") && name[index + 1] == UInt8(ascii: "n")
            && name[index + 2] == UInt8(ascii: "f")
        }
    }
    return isCandidate
  }
}
