import Catalogue
import Editing
import Language

/// Writes the control of several pictures: each with its texts and its place, and files to send.
struct PicturesControl {
  let field: FormField
  let id: String
  let form: String?
  /// Where each picture can be seen; nil of one that cannot.
  let addresses: [String?]
  let hasFocus: Bool
  let context: FormContext

  private var key: String { field.key }

  var markup: Markup {
    let pictures = PostedPictures.pictures(in: field.shown)
    let rows = pictures.enumerated().map { row($1, at: $0, of: pictures.count) }
    let list =
      rows.isEmpty ? Markup.none : .element("ol", ["class": "picture-rows", "role": "list"], "\n" + rows.joined) + "\n"
    return .element(
      "div", ["class": "pictures-control"],
      [
        "\n", .hidden("pictures.\(key)", "yes", form: form), list, adding,
      ])
  }

  /// The files to send. Without scripts, a button sends them so that texts can be entered before the item is saved.
  private var adding: Markup {
    .element(
      "div", ["class": "add-pictures"],
      [
        "\n", .element("label", ["for": .text(id)], .text(context.phrases[.choosePicture])), "\n",
        .empty(
          "input",
          [
            "id": .text(id), "name": .text("file.\(key)"), "type": "file", "multiple": true, "form": .text(form),
            "autofocus": .flag(hasFocus),
            "accept": "image/jpeg,image/png,image/webp,image/gif,image/svg+xml",
            "aria-describedby": .text(field.findings.isEmpty ? nil : "\(id)-finding"),
          ]), "\n",
        .button(context.phrases[.add], ["class": "link", "name": "then-pictures", "value": .text("add 0 \(key)")]),
        .element("span", ["class": "drop", "hidden": .flag(true)], .text(context.phrases[.dropPicture])), "\n",
      ])
  }

  private func row(_ picture: PictureValue, at place: Int, of count: Int) -> Markup {
    let shown = PostedPictures.upload(of: picture.file) == nil ? picture.file : "\(place + 1)"
    let heading = Markup.element("span", ["class": "file"], .isolated(shown))
    let hidden: Markup =
      .hidden("picture.\(key)", picture.file, form: form)
      + .hidden("ornament.\(key)", picture.alt == "" ? "yes" : "", form: form)
    let address = addresses.indices.contains(place) ? addresses[place] : nil
    let seen = address.map { address in
      Markup.empty("img", ["class": "picked", "src": .text(address), "alt": ""]) + "\n"
    }
    return .element(
      "li", ["class": "picture-row"],
      [
        "\n", hidden, seen ?? .none,
        .element(
          "div", ["class": "texts"],
          [
            "\n", heading, "\n", text(.alternativeText, "alt", picture.alt ?? "", place),
            text(.caption, "caption", picture.caption ?? "", place),
          ]),
        .element(
          "div", ["class": "moves"],
          [
            "\n", button(.moveUp, "up", place, shown, isUseless: place == 0),
            button(.moveDown, "down", place, shown, isUseless: place == count - 1),
            button(.remove, "remove", place, shown),
          ]),
      ])
  }

  private func text(_ word: FormWord, _ name: String, _ text: String, _ place: Int) -> Markup {
    let textID = "\(id)-\(name)-\(place)"
    let label = Markup.element("label", ["for": .text(textID)], .text(context.phrases[word]))
    let attributes: KeyValuePairs<String, AttributeValue> = [
      "id": .text(textID), "name": .text("\(name).\(key)"), "form": .text(form), "autocomplete": "off",
    ]
    guard !text.contains("\n") else {
      return label + "\n" + .element("textarea", attributes, "\n" + .text(text)) + "\n"
    }
    let input = Markup.empty(
      "input",
      [
        "id": .text(textID), "name": .text("\(name).\(key)"), "type": "text", "form": .text(form),
        "value": .text(text), "autocomplete": "off",
      ])
    return label + "\n" + input + "\n"
  }

  private func button(
    _ word: FormWord, _ order: String, _ place: Int, _ shown: String, isUseless: Bool = false
  ) -> Markup {
    .button(
      context.phrases[word],
      [
        "class": .text(order == "remove" ? "link remove" : "link"), "name": "then-pictures", "form": .text(form),
        "value": .text("\(order) \(place) \(key)"), "aria-label": .text("\(context.phrases[word]): \(shown)"),
        "disabled": .flag(isUseless),
      ])
  }
}
