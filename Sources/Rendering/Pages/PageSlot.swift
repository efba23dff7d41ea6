import Catalogue
import Templates

/// The slots of pages that are not fields of an item.
///
/// What `PageSlot` names on a level is on the page (0), on its rows (1) or on rows of its rows (2).
enum PageSlot: Int {
  case unknown
  // Any page.
  case pageTitle, canonical
  // An item, on its own page or in a row.
  case due, dueExpired, name, text, detail, href, deleted, deletedDate, deletedBecause
  case language, direction
  // An item's page.
  case metadata, description, image, previousLanguage, nextLanguage
  case body, neighbours, previous, previousName, previousHref, next, nextName, nextHref
  // A list.
  case sections, sectionID, sectionHeader, sectionSpoken, sectionFooter, sectionCount, sectionPart, sectionKind, rows
  case sectionHref, deletedRows
  // A facet.
  case valueLabel, valueCount, valueHref, valueMissing, valueLanguage, valueDirection

  func value(level: Int = 0) -> TemplateValue { .slot(slot(level: level)) }
  func slot(level: Int = 0) -> Slot { Slot(rawValue, level: level) }

  /// What a slot's number stands for; nil for a field of an item.
  init?(_ slot: Slot) {
    self.init(rawValue: Int(slot.number))
  }
}
