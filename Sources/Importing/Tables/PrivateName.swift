import JSON
import Language

/// Names of columns and keys that say that their texts are for nobody else: `Private Notes`.
enum PrivateName {
  /// Whether a name is such a one, whatever case it has, and whatever is between, before and behind its words.
  static func isOne(_ name: String) -> Bool {
    let letters = nfkd(name).lowercased().filter(\.isLetter)
    return letters.firstMatch(of: /private(note|comment|remark)|(note|comment|remark)s?private/) != nil
  }

  /// Whether an object in a value, however deep, has such a key.
  static func isIn(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .flag, .text: false
    case .list(let values): values.contains(where: isIn)
    case .record(let record): record.members.contains { isOne($0.key) || isIn($0.value) }
    }
  }
}
