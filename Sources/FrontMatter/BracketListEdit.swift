import Diagnostics

/// Changes the items of a list in brackets, and leaves alone how the items that stay are written.
struct BracketListEdit {
  let bytes: [UInt8]
  let old: [Node]
  let key: String

  /// - Parameter items: those of the list, of which there is at least one.
  init(_ bytes: [UInt8], _ items: [Node], key: String) {
    self.bytes = bytes
    old = items
    self.key = key
  }

  /// The edits that make the items of the list those of `new`, which has at least one.
  func edits(setting new: [EditedValue]) throws(EditError) -> ByteEdits {
    let alignment = ListAlignment(from: old, to: new)
    if let lines { return try edits(setting: new, alignment, lines) }
    guard alignment.origins.contains(where: \.stays) else { return try rewriting(to: new, alignment) }
    var edits = ByteEdits()
    // Edits at one place are made in this order.
    var place: Int?
    for (value, origin) in zip(new, alignment.origins) {
      if case .stays(let position) = origin {
        edits.append(try self.edits(of: position, to: value))
        place = position
      } else if let place {
        edits.insert(separator + (try text(of: value, origin, near: place + 1)), at: old[place].bytes.upperBound)
      } else {
        edits.insert(try text(of: value, origin, near: 0) + separator, at: old[0].bytes.lowerBound)
      }
    }
    for run in alignment.gone { remove(run, in: &edits) }
    return edits
  }

  /// Removes the items at `range` with the commas that part them from their neighbours; comments stay.
  private func remove(_ range: Range<Int>, in edits: inout ByteEdits) {
    let span = span(of: range)
    let ends = [span.lowerBound] + range.map { old[$0].bytes.upperBound }
    let starts = range.map { old[$0].bytes.lowerBound } + [span.upperBound]
    let hasComment = zip(ends, starts).contains { $0 < $1 && bytes[$0..<$1].contains(UInt8(ascii: "#")) }
    guard hasComment else { return edits.remove(span) }
    for position in range {
      edits.remove(old[position].bytes)
      if let comma = comma(after: position) { edits.remove(comma..<comma + 1) }
    }
  }

  /// The comma behind an item, behind comments, too; nil of the last one if there is none.
  private func comma(after position: Int) -> Int? {
    var place = old[position].bytes.upperBound
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "#") {
        place = bytes.lineEnd(of: place)
      } else if isBlank(bytes[place]) || isLineBreak(bytes[place]) {
        place += 1
      } else {
        return bytes[place] == UInt8(ascii: ",") ? place : nil
      }
    }
    return nil
  }

  /// The edits that take all items out and leave the brackets, with the comments that belong to none of the items; nil if there are none.
  ///
  /// - Parameter list: from the bracket that opens the list to the one that closes it.
  func emptying(within list: Range<Int>) -> ByteEdits? {
    var edits = ByteEdits()
    let spans =
      lines?.map(\.bytes)
      ?? old.map { item in
        let next = bytes[item.bytes.upperBound...].firstIndex { !isBlank($0) } ?? item.bytes.upperBound
        let hasComma = next < bytes.count && bytes[next] == UInt8(ascii: ",")
        return item.bytes.lowerBound..<(hasComma ? next + 1 : item.bytes.upperBound)
      }
    for span in spans { edits.remove(span) }
    guard let rest = edits.applied(to: bytes, within: list), rest.contains(UInt8(ascii: "#")) else { return nil }
    return edits
  }

  private func rewriting(to new: [EditedValue], _ alignment: ListAlignment) throws(EditError) -> ByteEdits {
    var texts: [String] = []
    for (value, origin) in zip(new, alignment.origins) { texts.append(try text(of: value, origin, near: 0)) }
    var edits = ByteEdits()
    edits.replace(
      old[0].bytes.lowerBound..<old[old.count - 1].bytes.upperBound, with: texts.joined(separator: separator))
    return edits
  }

  /// An item that comes to another place.
  private func text(
    of value: EditedValue, _ origin: ListAlignment.Origin, near position: Int
  ) throws(EditError) -> String {
    switch origin {
    case .new: return style(near: position).text(of: value)
    case .stays(let old), .moves(let old):
      guard let text = try edits(of: old, to: value).applied(to: bytes, within: self.old[old].bytes) else {
        throw .entangled(key)
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  func style(near position: Int) -> ListItemStyle {
    ListItemStyle(of: old, near: position, dash: nil, in: bytes)
  }

  func edits(of position: Int, to value: EditedValue) throws(EditError) -> ByteEdits {
    try ListItemEdit(bytes, old[position], style: style(near: position), isInBrackets: true, key: key)
      .edits(setting: value)
  }

  /// The items at `range` with the commas that part them from their neighbours; the comments before them stay.
  private func span(of range: Range<Int>) -> Range<Int> {
    let end = old[range.upperBound - 1].bytes.upperBound
    if range.upperBound < old.count, range.lowerBound == 0 || hasComment(before: range.lowerBound) {
      return old[range.lowerBound].bytes.lowerBound..<old[range.upperBound].bytes.lowerBound
    }
    if range.lowerBound > 0, !hasComment(before: range.lowerBound) {
      return old[range.lowerBound - 1].bytes.upperBound..<end
    }
    // The comma before the last items is before a comment and stays; that after them goes.
    let next = bytes[end...].firstIndex { !isBlank($0) } ?? end
    let hasComma = next < bytes.count && bytes[next] == UInt8(ascii: ",")
    return old[range.lowerBound].bytes.lowerBound..<(hasComma ? next + 1 : end)
  }

  private func hasComment(before item: Int) -> Bool {
    bytes[old[item - 1].bytes.upperBound..<old[item].bytes.lowerBound].contains(UInt8(ascii: "#"))
  }

  /// What is between the last two items, so that a list with a line for each item keeps it.
  private var separator: String {
    guard old.count > 1, !hasComment(before: old.count - 1) else { return ", " }
    let between = bytes[old[old.count - 2].bytes.upperBound..<old[old.count - 1].bytes.lowerBound]
    return String(decoding: between, as: UTF8.self)
  }
}
