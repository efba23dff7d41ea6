package import Diagnostics
package import Editing
package import Loading
package import Rendering

/// The site that is served, as the workbench sees and changes it.
package protocol WorkbenchSite: Sendable {
  /// The folder that holds `content/`.
  var root: String { get }
  /// Whether nothing may be changed.
  var isReadOnly: Bool { get }
  /// The site as it is served at this moment.
  var snapshot: SiteSnapshot { get }
  /// The last change that can be undone; nil if there is none.
  var lastChange: UndoableChange? { get }

  /// The configuration of the site and its collections, read anew, for edits that are only looked at.
  func editingSite() throws -> EditingSite

  /// Plans and makes a change while no other command changes the site, and returns when the pages that are served show it.
  ///
  /// Nothing is written if the plan is refused or has no changes.
  ///
  /// - Parameter plan: Makes the plan.
  /// - Returns: The plan.
  /// - Throws: `WriteFailure`, or what `plan` throws.
  func change(_ plan: (EditingSite) throws -> ChangePlan) throws -> ChangePlan

  /// Takes back a change that was made here if it is the last one, and returns when the pages that are served show it.
  ///
  /// - Parameter change: The number of the change. A page that was made earlier may mean one that was undone already.
  /// - Throws: `UndoRefusal`; `WriteFailure`, `.changedMeanwhile` for files that were changed by somebody else since.
  func undo(_ change: Int) throws

  /// Notes as they will be on the item's page.
  ///
  /// - Parameters:
  ///   - notes: Markdown.
  ///   - collection: The name of the item's collection, which decides where links lead.
  func html(ofNotes notes: [UInt8], collection: String) throws -> [UInt8]
}

/// A change that can be undone.
package struct UndoableChange: Sendable, Hashable {
  /// Tells the change from all others since the server was started.
  package let number: Int
  /// What was done: `edit cars/1964-ford-mustang`.
  package let title: String

  package init(number: Int, title: String) {
    self.number = number
    self.title = title
  }
}

/// Why a change is not undone.
package enum UndoRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The change was undone before, or so many were made after it that it is forgotten.
  case alreadyUndone
  /// Another change was made after it.
  ///
  /// - Parameter last: What the last change was.
  case notLast(last: String)

  package var description: String {
    switch self {
    case .alreadyUndone: "this change was undone already; nothing else was undone"
    case .notLast(let last): "another change was made after this one: \(last); undo that first"
    }
  }
}

/// The site at one moment. It keeps what it holds, so let go of it when the request is answered.
package struct SiteSnapshot: Sendable {
  /// The settings, collections and items.
  package let content: SiteContent
  /// The orders and sections: `pages.collections[i].arrangements[sort]`.
  package let pages: SitePages
  /// Everything that is wrong with the site's files now. The files in error are shown as they were before.
  package let diagnostics: [Diagnostic]

  package init(content: SiteContent, pages: SitePages, diagnostics: [Diagnostic]) {
    self.content = content
    self.pages = pages
    self.diagnostics = diagnostics
  }
}
