package import Diagnostics
package import Files

/// Why a site cannot be read at all.
package enum LoadFailure: Error, Sendable {
  /// There is no folder `content` in the site's folder.
  case noContent(String)
  /// A folder that everything else depends on cannot be read: its path from the site's folder, and why.
  case unreadable(String, FileFailure)

  /// The failure as a finding, for programs that read findings.
  package var finding: Diagnostic {
    switch self {
    case .noContent: .error(.fileUnreadable, in: "content", at: .start, "there is no such folder")
    case .unreadable(let path, let failure):
      .error(.fileUnreadable, in: path, at: .start, "this folder cannot be read: \(failure.reason)")
    }
  }
}

extension LoadFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noContent(let path): "\(path) has no folder content/, which holds a site's collections"
    case .unreadable(_, let failure): failure.description
    }
  }
}
