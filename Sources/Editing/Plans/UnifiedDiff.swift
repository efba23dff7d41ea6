private import Characters

/// The lines that a change adds and takes away, as `diff -u` prints them and `patch` reads them.
enum UnifiedDiff {
  private static let context = 3

  private enum Line {
    case same(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)

    var isChange: Bool { if case .same = self { false } else { true } }
  }

  static func text(of change: FileChange) -> String {
    let (old, new) = (change.before == nil ? "/dev/null" : change.path, change.after == nil ? "/dev/null" : change.path)
    if [change.before, change.after].contains(where: { $0.map(isBinary) ?? false }) {
      return "Binary files \(old) and \(new) differ\n"
    }
    let lines = lines(from: change.before ?? [], to: change.after ?? [])
    // As diff and git write names with spaces, which patch would cut there.
    let ends = [old, new].map { $0.utf8.contains(UInt8(ascii: " ")) ? "\t" : "" }
    var text = "--- \(old)\(ends[0])\n+++ \(new)\(ends[1])\n"
    var (oldLine, newLine) = (1, 1)
    var position = 0
    while let first = lines[position...].firstIndex(where: \.isChange) {
      let start = max(position, first - context)
      advance(over: lines[position..<start], &oldLine, &newLine)
      let end = end(ofHunkFrom: first, in: lines)
      text += hunk(lines[start..<end], oldLine, newLine)
      advance(over: lines[start..<end], &oldLine, &newLine)
      position = end
    }
    return text
  }

  /// Whether bytes are no text, such as those of a photo.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0) || UTF8Validation.firstWrongByte(in: bytes.span) != nil
  }

  /// Where the hunk of a change ends: after the last change that is near to the one before.
  private static func end(ofHunkFrom first: Int, in lines: [Line]) -> Int {
    var last = first
    while let next = lines[(last + 1)...].prefix(2 * context + 1).firstIndex(where: \.isChange) { last = next }
    return min(lines.count, last + 1 + context)
  }

  private static func advance(over lines: ArraySlice<Line>, _ old: inout Int, _ new: inout Int) {
    for line in lines {
      switch line {
      case .same: (old, new) = (old + 1, new + 1)
      case .removed: old += 1
      case .added: new += 1
      }
    }
  }

  private static func hunk(_ lines: ArraySlice<Line>, _ old: Int, _ new: Int) -> String {
    var (oldCount, newCount) = (0, 0)
    advance(over: lines, &oldCount, &newCount)
    let ranges = "-\(range(old, oldCount)) +\(range(new, newCount))"
    return lines.reduce(into: "@@ \(ranges) @@\n") { text, line in
      switch line {
      case .same(let bytes): text += printed(" ", bytes)
      case .removed(let bytes): text += printed("-", bytes)
      case .added(let bytes): text += printed("+", bytes)
      }
    }
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    count == 0 ? "\(start - 1),0" : count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private static func printed(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? sign + text : "\(sign)\(text)\n\\ No newline at end of file\n"
  }

  private static func lines(from old: [UInt8], to new: [UInt8]) -> [Line] {
    let (old, new) = (split(old), split(new))
    let changes = LineDifference(from: old, to: new)
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, changes.isRemoved[oldIndex] {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, changes.isAdded[newIndex] {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.same(old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }

  /// The lines of a file, each with its line break.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
