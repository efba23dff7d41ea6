extension BracketListEdit {
  /// An item that has lines of its own.
  struct Line {
    /// From the start of its first line to the end of its last one, with the line break.
    let bytes: Range<Int>
    /// The place of the comma after it; nil if there is none.
    let comma: Int?
  }

  /// The lines of all items; nil unless each item has lines of its own, without brackets.
  var lines: [Line]? {
    var lines: [Line] = []
    var start = bytes.lineStart(of: old[0].bytes.lowerBound)
    for item in old {
      guard let first = firstLine(of: item, from: start), let line = line(of: item, from: first) else { return nil }
      lines.append(line)
      start = line.bytes.upperBound
    }
    return lines
  }

  /// The edits that make the items of the list those of `new`. A comment on the line of an item, or on lines of its
  /// own above it, is the item's.
  func edits(setting new: [EditedValue], _ alignment: ListAlignment, _ lines: [Line]) throws(EditError) -> ByteEdits {
    let hasLastComma = lines[lines.count - 1].comma != nil
    let comments = ItemComments(
      lines.indices.map { position in
        let end = position > 0 ? lines[position - 1].bytes.upperBound : 0
        return bytes.commentLines(above: lines[position].bytes.lowerBound, notBefore: end)
      })
    var edits = ByteEdits()
    // Edits at one place are made in this order.
    var place = comments[0].lowerBound
    var moved: [Int] = []
    for (number, (value, origin)) in zip(new, alignment.origins).enumerated() {
      let hasComma = hasLastComma || number < new.count - 1
      switch origin {
      case .stays(let position):
        edits.append(try self.edits(of: position, to: value, lines[position], hasComma: hasComma))
        place = lines[position].bytes.upperBound
      case .moves(let position):
        let edit = try self.edits(of: position, to: value, lines[position], hasComma: hasComma)
        guard let text = edit.applied(to: bytes, within: lines[position].bytes) else { throw .entangled(key) }
        edits.insert(String(decoding: bytes[comments[position]] + text, as: UTF8.self), at: place)
        moved.append(position)
      case .new:
        let near = lines.firstIndex { $0.bytes.lowerBound >= place } ?? lines.count
        let model = max(0, near - 1)
        let indentation = bytes[lines[model].bytes.lowerBound..<old[model].bytes.lowerBound]
        let text = style(near: near).text(of: value) + (hasComma ? "," : "") + bytes.lineBreak
        edits.insert(String(decoding: indentation, as: UTF8.self) + text, at: place)
      }
    }
    for position in moved { edits.remove(comments[position]) }
    for position in alignment.gone.joined() { edits.remove(lines[position].bytes) }
    return edits
  }

  private func edits(
    of position: Int, to value: EditedValue, _ line: Line, hasComma: Bool
  ) throws(EditError) -> ByteEdits {
    var edits = try self.edits(of: position, to: value)
    if let comma = line.comma, !hasComma { edits.remove(comma..<comma + 1) }
    if line.comma == nil, hasComma { edits.insert(",", at: old[position].bytes.upperBound) }
    return edits
  }

  /// The start of the line that an item begins; nil if something else is before it, other than lines of comments.
  private func firstLine(of item: Node, from start: Int) -> Int? {
    let first = bytes.lineStart(of: item.bytes.lowerBound)
    guard first >= start, bytes[first..<item.bytes.lowerBound].allSatisfy(isBlank) else { return nil }
    var line = start
    while line < first {
      let next = bytes.nextLine(after: line)
      let content = bytes[line..<next].first { !isBlank($0) && !isLineBreak($0) }
      guard content == nil || content == UInt8(ascii: "#") else { return nil }
      line = next
    }
    return first
  }

  /// An item with the rest of its last line; nil if something other than a comma and a comment is there.
  private func line(of item: Node, from start: Int) -> Line? {
    func next(from place: Int) -> Int { bytes[place...].firstIndex { !isBlank($0) } ?? bytes.count }
    var place = next(from: item.bytes.upperBound)
    guard place < bytes.count else { return nil }
    let comma = bytes[place] == UInt8(ascii: ",") ? place : nil
    if comma != nil { place = next(from: place + 1) }
    guard place < bytes.count, isLineBreak(bytes[place]) || bytes[place] == UInt8(ascii: "#") else { return nil }
    return Line(bytes: start..<bytes.nextLine(after: place), comma: comma)
  }
}
