import Characters
package import Diagnostics

extension FrontMatterDocument {
  /// What a key that may be dotted holds; nil if it is not there.
  package func value(ofKey key: String) -> EditedValue? {
    Self.node(of: key[...], in: entries).map(EditedValue.init)
  }

  /// Calls `body` with each key that holds a value: its name, dotted if it is nested, its position in its mapping, and the value.
  package func forEachValue(_ body: (_ key: String, _ position: Int, _ value: EditedValue) -> Void) {
    Self.forEachValue(in: entries, prefix: "", body)
  }

  private static func forEachValue(in entries: [Entry], prefix: String, _ body: (String, Int, EditedValue) -> Void) {
    for (position, entry) in entries.enumerated() {
      let key = prefix.isEmpty ? entry.key : prefix + entry.key
      if let inner = entry.value.entries {
        forEachValue(in: inner, prefix: key + ".", body)
      } else {
        body(key, position, EditedValue(entry.value))
      }
    }
  }

  /// Whether a key that may be dotted holds anything.
  package func hasKey(_ key: String) -> Bool {
    Self.node(of: key[...], in: entries).map { !$0.isEmpty } ?? false
  }

  /// The notes of the file that this was read from, without blank lines around them and with line breaks of one kind, LF.
  package func notes(of file: SourceFile) -> String {
    let lines = Notes.lines(Array(file.bytes[notes]), lineBreak: "\n")
    return String(validated: lines.span) ?? String(decoding: lines, as: UTF8.self)
  }

  private static func node(of key: Substring, in entries: [Entry]) -> Node? {
    for entry in entries {
      if key == entry.key { return entry.value }
      guard let inner = entry.value.entries, key.hasPrefix(entry.key + ".") else { continue }
      if let node = node(of: key.dropFirst(entry.key.count + 1), in: inner) { return node }
    }
    return nil
  }
}
