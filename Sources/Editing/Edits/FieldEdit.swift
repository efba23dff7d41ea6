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
    /// Adds those texts to a list that it does not have.
    case add([String])
    /// Takes texts from a list.
    case remove([String])
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
    // An equals sign is one even before a combining mark.
    guard let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")), equals != argument.startIndex else {
      return nil
    }
    let value = String(Substring(argument.utf8[equals...].dropFirst()))
    let key = Substring(argument.utf8[..<equals])
    switch key.utf8.last {
    case UInt8(ascii: "+") where key.utf8.count > 1: self.init(String(key.dropLast()), .add([value]))
    case UInt8(ascii: "-") where key.utf8.count > 1: self.init(String(key.dropLast()), .remove([value]))
    default: self.init(String(key), value.isEmpty ? .clear : .set(value))
    }
  }

  /// The same edits, in which texts that are added to a list or taken from it one after the other are one edit.
  package static func joined(_ edits: [FieldEdit]) -> [FieldEdit] {
    var joined: [FieldEdit] = []
    var texts: [String] = []
    for (position, edit) in edits.enumerated() {
      let next = position + 1 < edits.count ? edits[position + 1] : nil
      switch (edit.change, next?.key == edit.key ? next?.change : nil) {
      case (.add(let more), .add?), (.remove(let more), .remove?): texts += more
      case (.add(let last), _):
        joined.append(FieldEdit(edit.key, .add(texts + last)))
        texts = []
      case (.remove(let last), _):
        joined.append(FieldEdit(edit.key, .remove(texts + last)))
        texts = []
      case (.clear, _), (.set, _), (.setList, _), (.setPictures, _): joined.append(edit)
      }
    }
    return joined
  }
}
