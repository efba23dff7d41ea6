/// The notes of a collection's items as HTML, in the runs of items in which they were read.
package struct NotesStore: Sendable {
  package let chunks: [NotesChunk]
}

/// The notes of some items that follow one another.
package struct NotesChunk: Sendable {
  /// The positions of the items.
  package let items: Range<Int>
  let html: [UInt8]
  let ends: [Int]

  /// The HTML of an item's notes; empty if it has none.
  package func html(of item: Int) -> ArraySlice<UInt8> {
    let index = item - items.lowerBound
    return html[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }
}
