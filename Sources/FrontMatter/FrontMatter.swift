package import Diagnostics

/// The front matter of a Markdown file, and where its notes are.
///
/// A file has front matter if its first line, after a byte order mark if there is one, is `---` alone. It ends at the next line that is
/// `---` alone. Blanks may follow the dashes, nothing else, and nothing may stand before them. Lines end in LF, CR LF or CR.
package struct FrontMatter: Sendable {
  /// The mapping that the front matter is; nil of an empty one, or without one.
  let root: Node?
  /// Whether everything in the file could be read; if not, a missing entry may be one that an error hides.
  package let isSound: Bool
  /// The bytes of the file that are notes: all that follows the front matter.
  package let notes: Range<Int>

  /// The keys in the order of the file. No key stands here twice.
  package var entries: [Entry] { root?.entries ?? [] }

  /// Reads the front matter of `file` and reports all that is wrong with it; a file that is not UTF-8 has neither entries nor notes.
  package static func read(_ file: SourceFile, diagnostics: inout [Diagnostic]) -> FrontMatter {
    if let finding = file.encodingFinding {
      diagnostics.append(finding)
      return FrontMatter(root: nil, isSound: false, notes: file.bytes.count..<file.bytes.count)
    }
    switch FrontMatterFence.find(in: file.bytes) {
    case .none(let notes):
      return FrontMatter(root: nil, isSound: true, notes: notes)
    case .unclosed(let notes):
      diagnostics.append(
        .error(
          .frontMatterUnclosed, in: file.path, at: .start,
          "front matter that begins with '---' ends with a line that is '---' alone, and there is none"))
      return FrontMatter(root: nil, isSound: false, notes: notes)
    case .closed(let fence):
      let document = YAMLDocument.read(
        file, bytes: fence.body, firstLine: 2, as: .frontMatter, diagnostics: &diagnostics)
      return FrontMatter(root: document.root, isSound: document.isSound, notes: fence.notes)
    }
  }
}
