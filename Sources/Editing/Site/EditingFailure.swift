package import Addresses
package import Diagnostics
package import Files
private import Glibc

/// Why a site, a collection or an item cannot be edited at all.
package enum EditingFailure: Error, Sendable {
  /// There is no folder `content` in the site's folder.
  case noContent(String)
  case noCollection(String, known: [String])
  case noItem(ItemReference, meant: String?)
  /// A `site.yaml` or `collection.yaml` has errors, so that values cannot be checked.
  case configuration([Diagnostic])
  /// The front matter of an item has errors, so that nobody knows what its fields hold.
  case unreadable(ItemReference, [Diagnostic])
  case file(FileFailure)
}

extension EditingFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noContent(let path): return "\(path) has no folder content/, which holds a site's collections"
    case .noCollection(let id, let known):
      let meant = didYouMean(id, among: known)
      let list = known.isEmpty ? "; the site has none" : "; the site has \(known.joined(separator: ", "))"
      return "there is no collection '\(id)'\(meant.isEmpty ? list : meant)"
    case .noItem(let item, let meant):
      return "there is no item '\(item)'" + (meant.map { "; did you mean '\(item.collection)/\($0)'?" } ?? "")
    case .configuration(let diagnostics), .unreadable(_, let diagnostics):
      return diagnostics.map(\.description).joined(separator: "\n")
    case .file(let failure):
      return failure.code == ELOOP
        ? "\(failure.path) is a symbolic link, and links are not followed" : failure.description
    }
  }
}
