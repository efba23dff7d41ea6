package import Diagnostics

/// The front matter of a Markdown file, and where its notes are.
///
/// A file has front matter if its first line, after an optional byte order mark, is `---` alone. The front matter ends at the next line
/// that is `---` alone. Only blanks may follow the dashes, and nothing may precede them. Lines end in LF, CR LF or CR. What looks like
/// front matter but breaks these rules is an error: as notes, it would be published.
package struct FrontMatterDocument: Sendable {
  /// The mapping that the front matter is; nil if it is empty or missing.
  let root: Node?
  /// Whether everything in the file could be read; if not, an error may hide an entry that seems to be missing.
  package let isSound: Bool
  /// The bytes of the file that are notes: all that follows the front matter.
  package let notes: Range<Int>

  /// The keys in the order of the file, each once.
  package var entries: [Entry] { root?.entries ?? [] }

  /// Reads the front matter of `file` and reports all that is wrong with it; a file that is not UTF-8 has neither entries nor notes.
  package static func read(_ file: SourceFile, diagnostics: inout [Diagnostic]) -> FrontMatterDocument {
    if let finding = file.encodingFinding {
      diagnostics.append(finding)
      return unreadable(file)
    }
    switch FrontMatterFence.find(in: file.bytes) {
    case .none(let notes):
      if let finding = outsideFinding(in: file, notes: notes, .missing) {
        diagnostics.append(finding)
        return unreadable(file)
      }
      return FrontMatterDocument(root: nil, isSound: true, notes: notes)
    case .misplaced(let fence):
      diagnostics.append(fence.diagnostic(in: file))
      return unreadable(file)
    case .unclosed(let opening):
      diagnostics.append(
        .error(
          .frontMatterUnclosed, in: file.path, at: file.range(of: opening, from: .start),
          "front matter that begins with '---' ends with a line that is '---' alone, and there is none"))
      return unreadable(file)
    case .closed(let fence):
      let isEmpty = file.bytes[fence.body].allSatisfy { isBlank($0) || isLineBreak($0) }
      if let finding = outsideFinding(in: file, notes: fence.notes, isEmpty ? .empty : .full) {
        diagnostics.append(finding)
        return unreadable(file)
      }
      if let keys = UnfencedKeys.second(in: file.bytes, notes: fence.notes) {
        diagnostics.append(keys.secondDiagnostic(in: file))
      }
      let document = YAMLDocument.read(
        file, bytes: fence.body, firstLine: 2, as: .frontMatter, diagnostics: &diagnostics)
      if document.isSound, let key = StrayKey(in: file.bytes, valuesOf: document.entries) {
        diagnostics.append(key.diagnostic(in: file))
        return unreadable(file)
      }
      return FrontMatterDocument(root: document.root, isSound: document.isSound, notes: fence.notes)
    }
  }

  /// What is above the notes.
  private enum FrontMatter {
    case missing, empty, full
  }

  /// What is wrong with notes that hold keys which could be meant for front matter, and are not to be lost.
  private static func outsideFinding(in file: SourceFile, notes: Range<Int>, _ matter: FrontMatter) -> Diagnostic? {
    let isBelow = matter == .full
    if let key = StrayKey(in: file.bytes, notes: notes, isBelowFrontMatter: isBelow) { return key.diagnostic(in: file) }
    if !isBelow, let keys = UnfencedKeys(in: file.bytes, from: notes.lowerBound) {
      return keys.diagnostic(in: file, isBelowFrontMatter: matter == .empty)
    }
    return StrayKey(foreignIn: file.bytes, notes: notes, isBelowFrontMatter: isBelow)?.diagnostic(in: file)
  }

  /// A document without entries and notes.
  private static func unreadable(_ file: SourceFile) -> FrontMatterDocument {
    FrontMatterDocument(root: nil, isSound: false, notes: file.bytes.count..<file.bytes.count)
  }
}
