import Catalogue
import Language
import Templates

/// The names that templates of a collection's pages know, and the addresses of those pages.
struct CollectionNames {
  let collection: Collection
  let site: SiteSettings
  let formatter: ItemFormatter

  var names: TemplateValue {
    let settings = collection.settings
    return .record([
      "id": .text(collection.id), "title": .text(settings.title), "description": .text(settings.description),
      "item": .text(settings.item), "count": .text(formatter.values.integer(collection.count)),
      "href": .text("index.html"), "report": .text("report.html"), "json": .text("data.json"),
      "csv": .text("data.csv"),
      "deleted": settings.deleted.show == .page && collection.deletedCount > 0
        ? .text(ListPages.deletedFile) : .absent,
    ])
  }

  /// The file of a list in the sort at a position: `index.html`, `by-newest.html`.
  static func listFile(_ sorts: [Sort], _ position: Int) -> String {
    position == 0 ? "index.html" : "by-\(sorts[position].slug).html"
  }

  /// The name of an item in a list or on its page, wherever it stands.
  ///
  /// Names of the page stand before fields: a field of the same key is reached as `fields.key`.
  static func itemNames(_ collection: Collection, level: Int) -> [String: TemplateValue] {
    let fields = FieldSlots.names(of: collection.schema, level: level)
    let showsPictures = collection.settings.list.image != nil
    var names: [String: TemplateValue] = [
      "fields": .record(fields),
      "name": PageSlot.name.value(level: level),
      "href": PageSlot.href.value(level: level),
      "picture": .record(
        ["src": PageSlot.picture.value(level: level), "alt": .text("")], itself: showsPictures ? nil : .absent),
      "deleted": .record(
        ["date": PageSlot.deletedDate.value(level: level), "because": PageSlot.deletedBecause.value(level: level)],
        itself: PageSlot.deleted.value(level: level)),
    ]
    names.merge(fields) { own, _ in own }
    return names
  }
}
