import Catalogue
import Concurrency
import Files
import Language
import Loading
import Publishing
import Rendering
import Synchronization

/// Renders files for several threads at a time. Each renderer is used by one of them.
final class RendererPool: Sendable {
  private let slots: [Slot]
  private let pictures = PictureMemory()

  init() {
    slots = (0..<Parallel.workers).map { _ in Slot() }
  }

  /// The bytes of a file; nil if a build would make none.
  func bytes(of file: ResidentFile, in state: ResidentState) throws -> [UInt8]? {
    for slot in slots {
      if let bytes = try slot.tools.withLockIfAvailable({ try render(file, in: state, &$0) }) { return bytes }
    }
    return try slots[state.generation % slots.count].tools.withLock { try render(file, in: state, &$0) }
  }

  /// Calls a function with a formatter for a site that no other thread uses meanwhile.
  func withFormatter(for site: SiteSettings, _ body: (ItemFormatter) throws -> Void) rethrows {
    try slots[0].tools.withLock { try body(Tools.formatter(&$0, for: site)) }
  }

  private func render(_ file: ResidentFile, in state: ResidentState, _ tools: inout Tools?) throws -> [UInt8]? {
    let settings = state.loaded.pictures.settings
    var renderer = FileRenderer(
      state.content, PageRenderer(state.pages, formatter: Tools.formatter(&tools, for: state.content.settings))
    ) { [pictures] in try pictures.pictures(of: $0, in: $1, settings) }
    switch file {
    case .file(let content, let path):
      let bytes = try renderer.bytes(of: content, at: path)
      return bytes.isEmpty && content == .sitemaps ? nil : bytes
    case .item(let collection, let item):
      var bytes: [UInt8] = []
      let notes = try state.content.collections[collection].html(ofNotesOf: item)
      renderer.item(item, ofCollection: collection, notes: notes, to: &bytes)
      return bytes
    }
  }

  /// What one thread keeps to itself.
  private struct Tools {
    let formatter: ItemFormatter
    let language: LanguageTag
    let currency: Currency

    /// The formatter for a site, which is kept as long as the site's language and currency stay.
    static func formatter(_ tools: inout Tools?, for site: SiteSettings) -> ItemFormatter {
      if let tools, tools.language == site.language, tools.currency == site.currency { return tools.formatter }
      let formatter = ItemFormatter(site: site)
      tools = Tools(formatter: formatter, language: site.language, currency: site.currency)
      return formatter
    }
  }

  private final class Slot: Sendable {
    let tools = Mutex<Tools?>(nil)
  }
}
