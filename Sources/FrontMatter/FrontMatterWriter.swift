private import Characters

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
    let hasHolders = isNested && key.hasByte(UInt8(ascii: "."))
    let path = hasHolders ? key.split(separator: ".").map(String.init) : [key]
    let writer = ScalarWriter(isInBrackets: false)
    let shared = zip(holder, path.dropLast()).prefix { $0 == $1 }.count
    for level in shared..<max(shared, path.count - 1) { addKey(path[level], level, writer) }
    holder = Array(path.dropLast())
    let level = path.count - 1
    addKey(path[level], level, writer)
    let written = WrittenValue(value, writer: writer, indentation: 2 * level, lineBreak: "\n")
    text.removeLast()
    text += written.afterColon.utf8
    text.append(UInt8(ascii: "\n"))
  }

  /// The bytes of the file.
  package func bytes(notes: [UInt8]?) -> [UInt8] {
    let end = "---\n".utf8
    let lines = notes.map { Notes.lines($0, lineBreak: "\n") } ?? []
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + end.count + 1 + lines.count)
    bytes += text
    bytes += end
    if !lines.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      bytes += lines
    }
    return bytes
  }

  private mutating func addKey(_ key: String, _ level: Int, _ writer: ScalarWriter) {
    text += repeatElement(UInt8(ascii: " "), count: 2 * level)
    text += writer.line(key).utf8
    text += ":\n".utf8
  }
}
