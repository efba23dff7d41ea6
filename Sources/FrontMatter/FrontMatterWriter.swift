/// Writes the file of a new item.
package struct FrontMatterWriter {
  private var text: [UInt8] = []
  /// The nest of keys that holds the last entry.
  private var holder: [String] = []

  package init() { text += "---\n".utf8 }

  /// Adds a key with its value; one that is dotted goes below the keys before its dots.
  ///
  /// Keys with the same keys before their dots must follow each other.
  package mutating func add(_ key: String, _ value: EditedValue, isNested: Bool = true) {
    let path = isNested ? key.split(separator: ".").map(String.init) : [key]
    let writer = ScalarWriter(isInBrackets: false)
    let shared = zip(holder, path.dropLast()).prefix { $0 == $1 }.count
    for level in shared..<max(shared, path.count - 1) { addKey(path[level], level, writer) }
    holder = Array(path.dropLast())
    let level = path.count - 1
    addKey(path[level], level, writer)
    let written = WrittenValue(value, writer: writer, indentation: 2 * level, lineBreak: "\n")
    text.removeLast()
    text += "\(written.afterColon)\n".utf8
  }

  /// The bytes of the file.
  package func bytes(notes: [UInt8]?) -> [UInt8] {
    var bytes = text + Array("---\n".utf8)
    if let notes {
      let lines = Notes.lines(notes, lineBreak: "\n")
      if !lines.isEmpty { bytes += [UInt8(ascii: "\n")] + lines }
    }
    return bytes
  }

  private mutating func addKey(_ key: String, _ level: Int, _ writer: ScalarWriter) {
    text += "\(String(repeating: " ", count: 2 * level))\(writer.line(key)):\n".utf8
  }
}
