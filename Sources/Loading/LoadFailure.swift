package import Files

/// Why a site cannot be read at all.
package enum LoadFailure: Error, Sendable {
  /// There is no folder `content` in the site's folder.
  case noContent(String)
  case file(FileFailure)
}

extension LoadFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noContent(let path): "\(path) has no folder content/, which holds a site's collections"
    case .file(let failure): failure.description
    }
  }
}
