import Addresses
import Catalogue
import Language

/// The newest items of a site as an Atom feed (RFC 4287).
///
/// An item is as new as its `created`, else as the first date of its fields; items without either are not in the feed.
enum Feed {
  private static let limit = 50

  static func bytes(_ site: SitePages, url: String) throws(ICUFailure) -> [UInt8] {
    let clock = try ZoneClock(site.settings.zone)
    let entries = newest(of: site.collections.map(\.collection), by: clock)
    var xml = XMLText()
    xml.raw("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n")
    xml.element("title", site.settings.title)
    if let description = site.settings.description { xml.element("subtitle", description) }
    xml.element("id", url)
    link(&xml, url, relation: "alternate")
    link(&xml, url + SiteAddresses.feed.url, relation: "self")
    xml.element("updated", entries.first.map { timestamp($0.instant) } ?? "1970-01-01T00:00:00Z")
    xml.raw("<author>")
    xml.element("name", site.settings.title)
    xml.raw("</author>\n")
    for entry in entries {
      let address = url + CollectionAddresses(entry.collection).href(CollectionAddresses.item(entry.item.id))
      xml.raw("<entry>\n")
      xml.element("title", entry.item.name)
      xml.element("id", address)
      link(&xml, address, relation: "alternate")
      xml.element("updated", timestamp(entry.instant))
      xml.raw("</entry>\n")
    }
    xml.raw("</feed>\n")
    return xml.bytes
  }

  private struct Entry {
    let collection: String
    let item: Item
    /// Seconds since 1970 in UTC.
    let instant: Int
  }

  private static func newest(of collections: [Collection], by clock: ZoneClock) -> [Entry] {
    var entries: [Entry] = []
    for collection in collections {
      for item in collection.items where !item.isDeleted {
        // RFC 3339 writes years with four digits, and the feed has the time of UTC.
        guard let instant = dateTime(of: item, by: clock)?.instant,
          (1...9999).contains(DateTime(utc: instant).date.year)
        else { continue }
        entries.append(Entry(collection: collection.id, item: item, instant: instant))
      }
    }
    entries.sort { ($1.instant, $0.collection, $0.item.id) < ($0.instant, $1.collection, $1.item.id) }
    return Array(entries.prefix(limit))
  }

  private static func dateTime(of item: Item, by clock: ZoneClock) -> DateTime? {
    if let created = item.created { return created }
    for value in item.values {
      if case .date(let date) = value { return DateTime(firstOf: date, by: clock) }
      if case .dateTime(let dateTime) = value { return dateTime }
    }
    return nil
  }

  private static func link(_ xml: inout XMLText, _ address: String, relation: StaticString) {
    xml.raw("<link rel=\"")
    xml.raw(relation)
    xml.raw("\" href=\"")
    xml.text(address)
    xml.raw("\"/>\n")
  }

  private static func timestamp(_ instant: Int) -> String {
    RawText.text(of: .dateTime(DateTime(utc: instant)))
  }
}
