package import Diagnostics

/// Why front matter cannot be edited in place. The file is as it was.
package enum EditError: Error, Hashable, CustomStringConvertible {
  /// The front matter has errors, which a person has to mend first.
  case unreadable([Diagnostic])
  /// A key has no characters, or the path to it has no keys.
  case emptyKey
  /// The key holds other keys, which a text or a list would replace.
  case holdsKeys(String)
  /// The key holds a text or a list, so that nothing can be set below it.
  case holdsValue(String)
  /// A text holds a control character other than tab and line breaks.
  case controlCharacter
  /// The front matter is written in a way in which this edit cannot be made without touching other values.
  case entangled(String)

  package var description: String {
    switch self {
    case .unreadable(let diagnostics):
      "front matter with errors cannot be edited\n" + diagnostics.map(\.description).joined(separator: "\n")
    case .emptyKey: "a key has at least one character"
    case .holdsKeys(let key): "'\(key)' holds keys of its own; set one of them"
    case .holdsValue(let key): "'\(key)' holds a value, not keys"
    case .controlCharacter: "a text has no control characters other than tabs and line breaks"
    case .entangled(let key): "'\(key)' is written in a way that cannot be edited in place; edit the file by hand"
    }
  }
}
