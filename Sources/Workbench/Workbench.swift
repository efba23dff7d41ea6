/// The pages for adding and editing that are served below `/-/`, beside the pages of the site.
///
/// The server checks the key, the host, the origin and the size of a request, and the token of each posted form, before it calls
/// `respond(to:on:)`. It adds the controls to the pages of the site, and says to open pages when they have changed. Everything
/// else about forms belongs to the type that conforms to this protocol.
///
///     GET  /-/cars/new               respond(path: ["cars", "new"])
///     POST /-/cars/edit/1964-ford    respond(path: ["cars", "edit", "1964-ford"])
///
/// The first part of a path must not be one of the server's own: `events`, `live.js`, `live.css`, `findings`. A collection of that
/// name is addressed all the same if forms put a word of their own first, such as `/-/items/cars/new`.
package protocol Workbench: Sendable {
  /// The addresses that forms have below `/-/`, with names in braces for what varies: `items/{collection}/new`. The manual has each.
  static var routes: [String] { get }

  /// Answers a request to an address below `/-/`.
  ///
  /// - Throws: Any error; the server answers with status 500 and the error's description.
  func respond(to request: WorkbenchRequest, on site: any WorkbenchSite) throws -> WorkbenchResponse

  /// Shows what was typed into a form of a server that ran before, so that it can be sent again. Nothing may be changed.
  ///
  /// - Returns: Nil where nothing was typed; the server refuses the form then.
  func recover(_ request: WorkbenchRequest, on site: any WorkbenchSite) throws -> WorkbenchResponse?

  /// What is added to a page of the site: Add and Edit on a list, Edit and Delete on an item, Undo after a change.
  func controls(for page: ServedPage, token: String, on site: any WorkbenchSite) -> PageControls
}

extension Workbench {
  package func recover(_ request: WorkbenchRequest, on site: any WorkbenchSite) throws -> WorkbenchResponse? { nil }
}

/// A page of the site to which controls are added.
package enum ServedPage: Sendable, Hashable {
  case home
  /// A page of a list.
  ///
  /// - Parameters:
  ///   - collection: The collection's name.
  ///   - sort: The position of the sort; nil for the list of deleted items.
  case list(collection: String, sort: Int?)
  /// The page of an item.
  ///
  /// - Parameters:
  ///   - collection: The collection's name.
  ///   - stem: The name of the item's file without its ending.
  case item(collection: String, stem: String)
  /// Any other page.
  case other
}

/// What is added to a page of the site, as HTML.
package struct PageControls: Sendable {
  /// Goes to the end of `head`.
  package var head: String
  /// Goes to the beginning of `main`, or of `body` in a layout without `main`.
  package var main: String

  package init(head: String = "", main: String = "") {
    self.head = head
    self.main = main
  }
}
