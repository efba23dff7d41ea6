package import Language

/// One item of a collection, as its file describes it.
package struct Item: Sendable {
  /// The file's name without its ending, in Unicode's composed form: the name of the item in addresses and commands.
  package let id: String
  /// The file's name without its ending, as the folder has it.
  package let fileStem: String
  /// One value for each field of the schema, in its order.
  package var values: [Value]
  /// The item's name, by the collection's `name`.
  package var name = ""
  private var box = Box.empty

  /// Most items have no metadata, and a catalogue may have a million items: those that have some keep it on the heap.
  private indirect enum Box {
    case empty
    case metadata(ItemMetadata)
  }

  package init(fileStem: String, values: [Value]) {
    id = nfc(fileStem)
    self.fileStem = fileStem
    self.values = values
  }

  /// The values of the reserved keys.
  package var metadata: ItemMetadata {
    get { if case .metadata(let metadata) = box { metadata } else { ItemMetadata() } }
    set { box = newValue == ItemMetadata() ? .empty : .metadata(newValue) }
  }

  /// Whether a reserved key has a value.
  package var hasMetadata: Bool {
    if case .metadata = box { true } else { false }
  }

  package var deletion: Deletion? {
    if case .metadata(let metadata) = box { metadata.deletion } else { nil }
  }

  package var isDeleted: Bool { deletion != nil }

  package var sortName: String? {
    if case .metadata(let metadata) = box { metadata.sortName } else { nil }
  }

  package var aliases: [ItemAlias] {
    if case .metadata(let metadata) = box { metadata.aliases } else { [] }
  }

  package var created: DateTime? {
    if case .metadata(let metadata) = box { metadata.created } else { nil }
  }

  /// The language of the item's name, where it makes a difference that the item names it.
  package var language: LanguageTag? {
    if case .metadata(let metadata) = box { metadata.language } else { nil }
  }
}
