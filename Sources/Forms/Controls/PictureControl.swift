import Catalogue
import Language

/// Writes the control of a picture: what it shows now, a file to send, and the way back to the default.
struct PictureControl {
  let field: FormField
  let id: String
  let name: String
  let form: String?
  /// Where the picture can be seen; nil if there is none.
  let address: String?
  let context: FormContext

  var markup: Markup {
    let phrases = context.phrases
    var parts: [Markup] = []
    if let address { parts.append(.empty("img", ["class": "picked", "src": .text(address), "alt": ""]) + "\n") }
    parts.append(.hidden(name, field.shown, form: form))
    if let upload = field.upload { parts.append(.hidden("upload.\(field.key)", upload.id, form: form)) }
    parts.append(
      .empty(
        "input",
        [
          "id": .text(id), "name": .text("file.\(field.key)"), "type": "file", "form": .text(form),
          "accept": "image/jpeg,image/png,image/webp,image/gif,image/svg+xml",
          "aria-describedby": .text(field.findings.isEmpty ? nil : "\(id)-finding"),
        ]) + "\n")
    parts.append(.element("span", ["class": "drop", "hidden": .flag(true)], .text(phrases[.dropPicture])) + "\n")
    if !field.shown.isEmpty || field.upload != nil {
      parts.append(
        .element(
          "label", ["class": "default"],
          .empty(
            "input", ["type": "checkbox", "form": .text(form), "name": .text("default.\(field.key)"), "value": "yes"])
            + " " + .text(phrases[.useDefault])) + "\n")
    }
    return .element("div", ["class": "picture-control"], "\n" + parts.joined)
  }
}
