import Addresses
import Editing
import Language
import Workbench

/// Takes back the last change; hidden while there is none.
struct UndoControl {
  let phrases: FormPhrases
  let token: String
  let back: ReturnPlace
  let collection: String
  var item: ItemReference?
  /// The last change; nil if there is none.
  let change: UndoableChange?

  /// The name of the field that says which change is meant: by the time that the form is sent, another one may be the last.
  static let changeField = "change"

  var markup: Markup {
    .element(
      "form", ["class": "undo", "method": "post", "action": .text(FormAddress.undo), "hidden": .flag(change == nil)],
      [
        "\n", .hidden(TokenField.name, token), .hidden("back", back.text), .hidden("collection", collection),
        item.map { .hidden("item", $0.stem) } ?? .none,
        .hidden(Self.changeField, change.map { "\($0.number)" } ?? ""),
        .button(phrases[.undo], ["title": .text(change?.title)]),
      ])
  }
}
