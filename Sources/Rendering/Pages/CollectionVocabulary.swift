import Addresses
import Catalogue
import Language
import Templates

/// The names that templates know on the pages of a collection.
struct CollectionVocabulary {
  let collection: Collection
  let site: SiteSettings
  let formatter: ItemFormatter
  /// The way from the page to the collection's folder: empty, or `../`.
  var up = ""

  var names: TemplateValue {
    let settings = collection.settings
    return .record([
      "id": .text(collection.id), "title": .text(settings.title), "description": .text(settings.description),
      "item": .text(settings.item),
      "empty": .text(settings.empty ?? formatter.phrases.empty(settings.title)),
      "count": .text(formatter.values.integer(collection.count)),
      "href": .text(up + CollectionAddresses.list(slug: nil)), "report": .text(up + CollectionAddresses.report),
      "json": .text(up + CollectionAddresses.json), "csv": .text(up + CollectionAddresses.csv),
      "statistics": settings.hasStatistics ? .text(up + CollectionAddresses.statistics) : .absent,
      "deleted": settings.deleted.show == .page && collection.deletedCount > 0
        ? .text(up + CollectionAddresses.deleted) : .absent,
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
      // Reserved in items, so that no field has this name.
      "language": language(level: level),
      "due": .record(
        ["expired": PageSlot.dueExpired.value(level: level)],
        itself: collection.settings.due == nil ? .absent : PageSlot.due.value(level: level)),
      "picture": PictureSlot.names(level: level, isThere: showsPictures),
      "deleted": .record(
        [
          "label": .text(collection.settings.deleted.label), "date": PageSlot.deletedDate.value(level: level),
          "because": PageSlot.deletedBecause.value(level: level),
        ],
        itself: PageSlot.deleted.value(level: level)),
    ]
    names.merge(fields) { own, _ in own }
    return names
  }

  /// The language that an item declares, as templates see it.
  static func language(level: Int) -> TemplateValue {
    .record(["direction": PageSlot.direction.value(level: level)], itself: PageSlot.language.value(level: level))
  }

  /// Of values that are in the site's language whatever an item declares.
  static let noLanguage = TemplateValue.record(["direction": .absent], itself: .absent)
}

extension FieldType {
  /// Whether values are in the language that an item declares.
  var isWords: Bool {
    switch self {
    case .text, .list: true
    case .number, .money, .year, .date, .datetime, .rating, .flag, .choice, .url, .isbn, .vin, .image, .images, .link:
      false
    }
  }
}
