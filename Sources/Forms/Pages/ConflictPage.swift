import Addresses
import Catalogue
import Editing
import Language

/// Shows what a person typed beside what the item's file says by now, and asks which of both to keep.
struct ConflictPage {
  /// What the person typed, with what the controls showed when the form was made.
  let typed: FilledForm
  /// What the file says by now.
  let current: FilledForm
  /// What the form is known by.
  let id: String
  let item: ItemReference
  let base: FileFingerprint
  let context: FormContext
  let name: String
  let place: ReturnPlace

  private var phrases: FormPhrases { context.phrases }

  var html: String {
    PageFrame(site: context.site, title: name, kind: "conflict-page", bar: bar, main: main).html
  }

  private var bar: Markup {
    let back = place.address(in: item.collection, item: item)
    return .element("a", ["class": "cancel", "href": .text(back)], .text(phrases[.cancel])) + "\n"
      + .button(phrases[.save], ["class": "save", "form": "form", "name": "then", "value": "save"])
  }

  private var main: Markup {
    let hidden: [Markup] = [
      context.tokenField, .hidden(FormPage.idField, id), .hidden("back", place.text),
      .hidden("base", base.description),
      .hidden("was-front-matter", FilledForm.encoded(current.frontMatter)),
      typed.removed.map { Markup.hidden("removed.\($0.key)", $0.text) }.joined,
    ]
    return [
      .element("h1", [:], .isolated(name)),
      .element(
        "div", ["class": "summary refused", "role": "alert"], .element("p", [:], .text(phrases[.changedMeanwhile]))),
      .element(
        "form", ["id": "form", "method": "post", "action": .text(FormAddress.item(item)), "autocomplete": "off"],
        [
          "\n", hidden.joined, fields.joined, notes,
          .element(
            "div", ["class": "buttons"],
            .button(phrases[.backToForm], ["class": "link", "name": "then", "value": "form"])),
        ]),
    ]
  }
}

extension ConflictPage {
  private var fields: [Markup] {
    zip(typed.fields, current.fields).enumerated().map { number, pair in
      let (mine, theirs) = pair
      let key = mine.key
      let values: Markup = [
        .hidden("f.\(key)", mine.shown), mine.upload.map { .hidden("upload.\(key)", $0.id) } ?? .none,
      ]
      // Comes last, so that a page that is sent before it is complete says nothing of the field.
      let end = Markup.hidden("was.\(key)", theirs.shown)
      guard mine.upload != nil || mine.shown != theirs.shown else { return values + end }
      let choice = choice(
        of: key, label: mine.field.label, mine: mine.upload == nil ? mine.readable : "(\(phrases[.yourVersion]))",
        theirs: theirs.readable, isMine: mine.isChanged, id: "pick-\(number)")
      return values + choice + end
    }
  }

  private var notes: Markup {
    let values: Markup = .element(
      "textarea", ["name": "notes", "hidden": .flag(true)],
      "\n" + .text(typed.notes))
    let end = Markup.hidden("was-notes", current.originalNotes.description)
    guard FilledForm.fingerprint(ofNotes: typed.notes) != current.originalNotes else { return values + end }
    return values
      + choice(
        of: "notes", prefix: "pick-", label: context.words[.notes], mine: typed.notes, theirs: current.notes,
        isMine: typed.notesAreChanged, id: "pick-notes") + end
  }

  /// Two versions of a value, of which one is to be kept: the one that was typed, if anything was.
  private func choice(
    of key: String, prefix: String = "pick.", label: String, mine: String, theirs: String, isMine: Bool, id: String
  ) -> Markup {
    func option(_ word: FormWord, _ value: String, _ text: String, _ isChosen: Bool) -> Markup {
      let optionID = "\(id)-\(value)"
      return .element(
        "div", ["class": "version"],
        .empty(
          "input",
          [
            "type": "radio", "id": .text(optionID), "name": .text(prefix + key), "value": .text(value),
            "checked": .flag(isChosen),
          ])
          + .element(
            "label", ["for": .text(optionID)],
            .element("small", [:], .text(phrases[word])) + " "
              + .element("span", ["class": "text", "dir": "auto"], .text(text.isEmpty ? "—" : text))))
    }
    return .element(
      "fieldset", ["class": "field choice"],
      .element("legend", [:], .isolated(label))
        + option(.yourVersion, "mine", mine, isMine) + option(.fileVersion, "file", theirs, !isMine))
  }
}
