import Addresses
import Catalogue
import Editing
import Language
import Loading
package import Workbench

extension EditingWorkbench {
  package func controls(for page: ServedPage, token: String, on site: any WorkbenchSite) -> PageControls {
    if site.isReadOnly { return PageControls() }
    let snapshot = site.snapshot
    let phrases = FormPhrases(snapshot.content.settings.language)
    let controls: Markup
    switch page {
    case .home, .other:
      guard site.lastChange != nil else { return PageControls() }
      controls =
        UndoControl(phrases: phrases, token: token, back: .item, collection: "", change: site.lastChange).markup
    case .list(let collection, let sort):
      let sorts = snapshot.content.collection(collection)?.collection.settings.sorts ?? []
      let slug = sort.flatMap { $0 > 0 && sorts.indices.contains($0) ? sorts[$0].slug : nil }
      let back = ReturnPlace.list(sort: slug)
      controls = [
        UndoControl(phrases: phrases, token: token, back: back, collection: collection, change: site.lastChange).markup,
        .link(.text(phrases[.edit]), to: FormAddress.table(collection, TablePlace(sort: slug)), class: "button"),
        .link(.text(phrases[.add]), to: FormAddress.new(collection), class: "button add"),
      ]
    case .item(let collection, let stem):
      controls = self.controls(
        for: ItemReference(collection: collection, stem: stem), phrases, token: token, on: site)
    }
    let bar = Markup.element("div", ["class": "vitrine-controls"], "\n" + controls)
    let styles = Markup.empty("link", ["rel": "stylesheet", "href": .text(FormAddress.styles)])
    let script = Markup.element("script", ["src": .text(FormAddress.keptScript), "defer": .flag(true)])
    return PageControls(head: "\(styles)\n\(script)", main: bar.description)
  }

  /// Edit, and Delete or Restore; or why the item cannot be deleted.
  private func controls(
    for item: ItemReference, _ phrases: FormPhrases, token: String, on site: any WorkbenchSite
  ) -> Markup {
    let content = site.snapshot.content
    let read = content.collection(item.collection)
    let shown = read?.item(of: item.stem)
    let isDeleted = shown?.isDeleted ?? false
    let undo = UndoControl(
      phrases: phrases, token: token, back: .item, collection: item.collection, item: item, change: site.lastChange)
    let edit = Markup.link(.text(phrases[.edit]), to: FormAddress.item(item), class: "button")
    let formatter = ItemFormatter(site: content.settings)
    if let shown, let read, let reason = KeptReason(shown, in: read.collection.settings, formatter: formatter) {
      return [undo.markup, edit, reason.markup(phrases)]
    }
    let address = isDeleted ? FormAddress.restore(item.collection) : FormAddress.delete(item.collection)
    let change = Markup.element(
      "form", ["method": "post", "action": .text(address)],
      [
        "\n", .hidden(TokenField.name, token), .hidden("back", ReturnPlace.item.text),
        .button(
          phrases[isDeleted ? .restore : .delete],
          ["class": isDeleted ? "restore" : "delete", "name": "only", "value": .text(item.stem)]),
      ])
    return [undo.markup, edit, change]
  }
}

extension CollectionContent {
  /// The item of a file, by the file's name without its ending; nil if it could not be understood.
  fileprivate func item(of stem: String) -> Item? {
    guard let file = listing.item(named: stem), let position = files[file.position].item else { return nil }
    return collection.items[position]
  }
}
