import Catalogue
import Language

/// Why an item cannot be deleted.
struct KeptReason {
  /// The label of the field that keeps the item, with its value: `Checked out to: Ada`.
  let text: String

  /// Nil for an item that can be deleted.
  init?(_ item: Item, in settings: CollectionSettings, formatter: ItemFormatter) {
    guard let unless = settings.deleted.unless, item.values[unless].isShown, !item.isDeleted else { return nil }
    let field = settings.schema.fields[unless]
    text = "\(field.label): \(formatter.text(item.values[unless], of: field, as: .display))"
  }

  func markup(_ phrases: FormPhrases) -> Markup {
    .element("small", ["class": "kept"], .text(phrases[.kept]) + .element("span", [:], .isolated(text)))
  }
}
