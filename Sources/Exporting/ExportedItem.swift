import Catalogue
import FrontMatter

/// An item with what its file says, as it says it.
struct ExportedItem: Sendable {
  let id: String
  let name: String
  let path: String
  /// What the file gives for each field of the schema, typed; nothing where it gives none, whatever the default is.
  let values: [Value]
  /// The texts that the file gives for each field.
  let texts: [EditedValue]
  /// One for each reserved key.
  let reserved: [EditedValue]
  let notes: String
}
