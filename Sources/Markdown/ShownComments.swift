private import Characters
private import Cmark
private import CmarkArena

/// A comment that is on pages as text, because CommonMark does not take it for one.
package struct ShownComment: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// `<!-- a comment -->`
    case html
    /// `[//]: # (a comment)`
    case definition
  }

  package let form: Form
  /// The index of its first byte.
  package let start: Int
}

extension MarkdownRenderer {
  /// The comments of a text that are in its HTML as text, in their order.
  package func shownComments(in text: ArraySlice<UInt8>) -> [ShownComment] {
    var candidates: [(comment: ShownComment, mark: Range<Int>)] = []
    if text.offset(of: Array("]:".utf8)) != nil {
      candidates = DefinitionLine.all(in: text).filter(\.isComment).map {
        (ShownComment(form: .definition, start: $0.start), $0.label)
      }
    }
    candidates += Self.openings(in: text).map {
      (ShownComment(form: .html, start: $0.lowerBound), $0.upperBound..<$0.upperBound)
    }
    if candidates.isEmpty { return [] }
    candidates.sort { $0.comment.start < $1.comment.start }
    let marks = TextMarks(candidates.map(\.mark), in: text)
    let shown = shown(marks)
    return marks.numbers.filter(shown.contains).map { candidates[$0].comment }
  }

  /// The marks that are in texts, and not in code, HTML, or nothing at all.
  private func shown(_ marks: TextMarks) -> Set<Int> {
    defer { cmark_arena_reset() }
    guard let root = parse(marks.text[...]) else { return [] }
    var shown = Set<Int>()
    visit(root) { node in
      guard cmark_node_get_type(node) == CMARK_NODE_TEXT else { return }
      shown.formUnion(marks.numbers(in: text(cmark_node_get_literal(node))))
    }
    return shown
  }

  /// Where comments of HTML open that no backslash makes text, with the `>` or `->` behind that makes them none.
  private static func openings(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    let opening = Array("<!--".utf8)
    var (found, rest): ([Range<Int>], ArraySlice<UInt8>) = ([], text)
    while let offset = rest.offset(of: opening) {
      let start = rest.startIndex + offset
      let isEscaped = text[..<start].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
      let behind = text[(start + opening.count)...]
      let end = [">", "->"].first { behind.starts(with: $0.utf8) } ?? ""
      if !isEscaped { found.append(start..<behind.startIndex + end.utf8.count) }
      rest = text[(start + opening.count)...]
    }
    return found
  }
}
