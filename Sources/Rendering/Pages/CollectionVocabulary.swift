import Addresses
import Catalogue
import Language
import Templates

/// The names that templates know on the pages of a collection.
struct CollectionVocabulary {
  let collection: Collection
  let site: SiteSettings
  let formatter: ItemFormatter

  var names: TemplateValue {
    let settings = collection.settings
    return .record([
      "id": .text(collection.id), "title": .text(settings.title), "description": .text(settings.description),
      "item": .text(settings.item), "count": .text(formatter.values.integer(collection.count)),
      "href": .text(CollectionAddresses.list(slug: nil)), "report": .text(CollectionAddresses.report),
      "json": .text(CollectionAddresses.json), "csv": .text(CollectionAddresses.csv),
      "deleted": settings.deleted.show == .page && collection.deletedCount > 0
        ? .text(CollectionAddresses.deleted) : .absent,
    ])
  }

  /// The name of an item in a list or on its page, wherever it is.
  ///
  /// Names of the page are before fields: a field of the same key is reached as `fields.key`.
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
