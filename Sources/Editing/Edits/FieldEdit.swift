package import Catalogue

/// A change to one value of an item.
package struct FieldEdit: Sendable, Hashable {
  package enum Change: Sendable, Hashable {
    case clear
    case set(String)
    /// Sets the texts of a list, or the files of pictures, which keep what else is said of them.
    case setList([String])
    /// Sets pictures with everything that is said of them.
    case setPictures([PictureValue])
    /// Adds a text to a list that does not have it.
    case add(String)
    /// Takes a text from a list.
    case remove(String)
  }

  /// The field's key, which may be dotted, or a reserved key.
  package let key: String
  package let change: Change

  package init(_ key: String, _ change: Change) {
    self.key = key
    self.change = change
  }

  /// The edit that `KEY=VALUE`, `KEY=`, `KEY+=TEXT` or `KEY-=TEXT` writes; nil of a text of another form.
  package init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
    let value = String(argument[argument.index(after: equals)...])
    let key = argument[..<equals]
    switch key.last {
    case "+" where key.count > 1: self.init(String(key.dropLast()), .add(value))
    case "-" where key.count > 1: self.init(String(key.dropLast()), .remove(value))
    default: self.init(String(key), value.isEmpty ? .clear : .set(value))
    }
  }
}
