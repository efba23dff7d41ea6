import Diagnostics
import FrontMatter

/// The values of a mapping in a configuration file, by their keys.
struct DecodedMapping {
  /// Where the mapping is written.
  let location: SourceLocation
  /// Whether every key is known; if not, one that is missing may be there under another name.
  var isWhole = true
  private var nodes: [String: Node] = [:]

  init(location: SourceLocation) {
    self.location = location
  }

  /// The value of a key; nil if nothing is written after it.
  subscript(key: String) -> Node? {
    get { nodes[key] }
    set { nodes[key] = newValue }
  }
}

extension Node {
  /// What the value is, for messages that ask for something else.
  var phrase: String {
    switch content {
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "keys with values"
    }
  }
}
