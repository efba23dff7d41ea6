import Addresses
import ArgumentParser
import Catalogue
import Diagnostics
import Editing
import Language
import Loading

/// The items of a collection for which conditions hold.
struct ItemSelection {
  /// In the order of their files' names.
  let items: [ItemReference]

  init(_ id: String, _ conditions: [String], root: String, of command: any ParsableCommand.Type) throws {
    var options = LoadOptions(clock: try BuildClock.now())
    options.rendersNotes = false
    options.drafts = .included
    options.keepsAllPictures = true
    let site = try LoadingFailure.reported { try SiteLoader.load(root: root, options: options) }
    let collection = try site.found(id)
    let report = DiagnosticReport(
      site.diagnostics(affecting: collection).filter { $0.severity == .error }, isStrict: false)
    report.print()
    if report.hasErrors {
      StandardError.write("items in error cannot be compared; nothing was written\n")
      throw Exit.contentError
    }
    let formatter = ItemFormatter(site: site.settings)
    let clock = try ZoneClock(site.settings.zone)
    do {
      let filters = try conditions.map {
        try Filter($0, of: collection.settings, site: site.settings, clock: clock)
      }
      items = collection.items.filter { item in filters.allSatisfy { $0.holds(for: item, formatter: formatter) } }.map {
        ItemReference(collection: collection.id, stem: $0.fileStem)
      }
    } catch let failure as FilterFailure {
      throw Exit.wrongUsage(failure.message, of: command)
    }
  }
}
