package import Addresses
package import Catalogue
import Diagnostics
import FrontMatter
import Language

/// The fields of a collection as a form asks for them: in the order and the groups of an item's page, then the others.
package struct EditForm {
  /// One line of a form.
  package struct Field {
    package let key: String
    package let type: FieldType
    /// Whether the value is several texts.
    package let isList: Bool
    package let label: String
    package let placeholder: String?
    package let isRequired: Bool
    /// What the field holds, or would get by default: the texts of a list.
    let texts: [String]
    /// The same on one line; the texts of a list with `; ` between, and a backslash before a semicolon in one.
    package let shown: String
    /// Whether what is shown is what the item holds, and not what it would get.
    package let isHeld: Bool
    /// The texts to choose from.
    package let choices: [String]
    /// What can be answered, in words.
    package let hint: String
    /// The run of fields that this one belongs to, and what is written above it.
    package let group: Int
    package let header: String?
  }

  private let collection: EditingCollection
  /// The positions of fields, with their groups.
  private let order: [(field: Int, group: Int, header: String?)]

  package init(_ collection: EditingCollection) {
    self.collection = collection
    order = FieldGroup.groups(of: collection).enumerated().flatMap { number, group in
      group.fields.map { ($0, number, group.header) }
    }
  }

  /// The fields of an item that is to be made, with what the clock or the collection gives by default.
  package var fieldsOfNewItem: [Field] {
    order.map { place in
      let field = collection.schema.fields[place.field]
      let value = field.defaultValue.map { $0.value(for: field.type, now: collection.now) }
      return Field(
        field, texts: value.map(Self.texts(of:)) ?? [], isHeld: false, group: place.group,
        header: place.header, now: collection.now)
    }
  }

  private static func texts(of value: Value) -> [String] {
    if case .list(let texts) = value { texts } else { [RawText.text(of: value)] }
  }

  /// The fields of an item that is there, with what they hold, and what the item's file is now.
  package func fields(of item: ItemReference) throws -> (base: FileFingerprint, fields: [Field]) {
    let resolved = try collection.resolve(item)
    guard let file = try collection.file(of: resolved) else { throw EditingFailure.noItem(item, meant: nil) }
    let editor: FrontMatterEditor
    do {
      editor = try FrontMatterEditor(file)
    } catch {
      if case .unreadable(let diagnostics) = error { throw EditingFailure.unreadable(resolved, diagnostics) }
      throw EditingFailure.noItem(item, meant: nil)
    }
    let fields = order.map { place in
      let field = collection.schema.fields[place.field]
      let value = editor.value(at: editor.path(ofKey: field.key))
      let texts = field.type.isPictorial ? PictureList(value).files : value?.items.compactMap(\.text) ?? []
      return Field(field, texts: texts, isHeld: true, group: place.group, header: place.header, now: collection.now)
    }
    return (FileFingerprint(file.bytes), fields)
  }
}
