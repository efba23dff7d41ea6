import Addresses
import Editing
import Language

/// Takes back the last change; hidden while there is none.
struct UndoControl {
  let phrases: FormPhrases
  let token: String
  let back: ReturnPlace
  let collection: String
  var item: ItemReference?
  /// What the last change was; nil if there is none.
  let title: String?

  var markup: Markup {
    .element(
      "form", ["class": "undo", "method": "post", "action": .text(FormAddress.undo), "hidden": .flag(title == nil)],
      [
        "\n", .hidden(TokenField.name, token), .hidden("back", back.text), .hidden("collection", collection),
        item.map { .hidden("item", $0.stem) } ?? .none, .button(phrases[.undo], ["title": .text(title)]),
      ])
  }
}
