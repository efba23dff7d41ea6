package import Language

/// One thing of a collection: what its file says.
package struct Item: Sendable {
  /// The file's name without its ending, in Unicode's composed form: what addresses and commands know the item by.
  package let id: String
  /// The file's name without its ending, as the folder has it.
  package let fileStem: String
  /// One value for each field of the schema, in its order.
  package var values: [Value]
  /// What the item is called, by the collection's `name`.
  package var name = ""
  private var box = Box.empty

  /// Most items have no marks, and a catalogue may have a million items: those that have some keep them elsewhere.
  private indirect enum Box {
    case empty
    case marks(ItemMarks)
  }

  package init(fileStem: String, values: [Value]) {
    id = nfc(fileStem)
    self.fileStem = fileStem
    self.values = values
  }

  /// What the reserved keys say.
  package var marks: ItemMarks {
    get { if case .marks(let marks) = box { marks } else { ItemMarks() } }
    set { box = newValue == ItemMarks() ? .empty : .marks(newValue) }
  }

  /// Whether one of the reserved keys says something.
  package var hasMarks: Bool {
    if case .marks = box { true } else { false }
  }

  package var deletion: Deletion? {
    if case .marks(let marks) = box { marks.deletion } else { nil }
  }

  package var isDeleted: Bool { deletion != nil }

  package var sortName: String? {
    if case .marks(let marks) = box { marks.sortName } else { nil }
  }

  package var aliases: [ItemAlias] {
    if case .marks(let marks) = box { marks.aliases } else { [] }
  }

  package var created: DateTime? {
    if case .marks(let marks) = box { marks.created } else { nil }
  }

  /// The language of the item's name, where that is not the site's.
  package var language: Language? {
    if case .marks(let marks) = box { marks.language } else { nil }
  }
}
