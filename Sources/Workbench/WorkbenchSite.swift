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
  /// What the last change that can be undone was: `edit cars/1964-ford-mustang`; nil if there is none.
  var undoTitle: String? { get }

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

  /// Takes back the last change that was made here, and returns when the pages that are served show it.
  ///
  /// - Returns: What was done; nil if there is nothing to undo.
  /// - Throws: `WriteFailure`, `.changedMeanwhile` for files that were changed by somebody else since.
  func undo() throws -> ChangePlan?

  /// Notes as they will be on the item's page.
  ///
  /// - Parameters:
  ///   - notes: Markdown.
  ///   - collection: The name of the item's collection, which decides where links lead.
  func html(ofNotes notes: [UInt8], collection: String) throws -> [UInt8]
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
