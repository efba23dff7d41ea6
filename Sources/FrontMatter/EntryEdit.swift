import Diagnostics

/// Adds an entry to front matter, or front matter to a file.
struct EntryEdit {
  private let bytes: [UInt8]
  private let fence: FrontMatterFence?

  init(_ bytes: [UInt8], _ fence: FrontMatterFence?) {
    self.bytes = bytes
    self.fence = fence
  }

  /// The edits that write the missing keys of `place`, the last of them with `value`.
  func edits(adding value: EditedValue, at place: KeySearch.Missing) -> ByteEdits {
    var edits = ByteEdits()
    if place.isInBrackets {
      addInBrackets(value, at: place, in: &edits)
    } else if let holder = place.holder {
      let indentation = place.mapping?.entries?.first?.indentation ?? holder.indentation + 2
      let lines = lines(place.keys, value, indentation: indentation)
      let last = (place.mapping ?? holder.value).bytes.upperBound
      edits.insert(lines.map { bytes.lineBreak + $0 }.joined(), at: bytes.lineEnd(of: last))
    } else {
      let lines = lines(place.keys, value, indentation: place.mapping.map { $0.location.column - 1 } ?? 0)
      let text = lines.map { $0 + bytes.lineBreak }.joined()
      if let fence {
        edits.insert(text, at: fence.closing.lowerBound)
      } else {
        let dashes = "---" + bytes.lineBreak
        edits.insert(dashes + text + dashes, at: byteOrderMarkLength(of: bytes))
      }
    }
    return edits
  }

  private func addInBrackets(_ value: EditedValue, at place: KeySearch.Missing, in edits: inout ByteEdits) {
    let writer = ScalarWriter(isInBrackets: true)
    let written = WrittenValue(value, writer: writer, indentation: 0, lineBreak: bytes.lineBreak).line
    let keys = place.keys.map { writer.line($0) }
    let text = keys.joined(separator: ": {") + ": " + written + String(repeating: "}", count: keys.count - 1)
    if let last = place.mapping?.entries?.last {
      edits.insert(", " + text, at: max(last.keyBytes.upperBound, last.value.bytes.upperBound))
    } else if let mapping = place.mapping {
      edits.insert(text, at: mapping.bytes.lowerBound + 1)
    } else if let holder = place.holder {
      edits.insert(" {" + text + "}", at: holder.value.bytes.lowerBound)
    }
  }

  /// One line a key, each further in than the one before, and the lines of a block.
  private func lines(_ keys: ArraySlice<String>, _ value: EditedValue, indentation: Int) -> [String] {
    let writer = ScalarWriter(isInBrackets: false)
    var indentation = indentation
    var lines: [String] = []
    for key in keys {
      lines.append(String(repeating: " ", count: indentation) + writer.line(key) + ":")
      indentation += 2
    }
    let written = WrittenValue(value, writer: writer, indentation: indentation - 2, lineBreak: bytes.lineBreak)
    lines[lines.count - 1] += written.afterColon
    return lines
  }
}
