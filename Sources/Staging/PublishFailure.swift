package import Files

/// Why the output could not be written. Except after `unfinished`, the existing site is as it was.
package enum PublishFailure: Error, Sendable {
  /// A folder that the output must not go into, and why.
  case refused(String, String)
  /// Entries where pages would go that Vitrine did not write: the output's path, and the paths inside it.
  case occupied(String, [String])
  /// Another build holds the output; the text says which.
  case busy(String)
  /// Another build has replaced the output since it was looked at.
  case overtaken
  /// A file of the site, by its path, is no longer what the build was prepared for.
  case sourceChanged(String)
  case file(FileFailure)
  /// The output could neither be exchanged as a whole nor put back; the next build finishes the exchange.
  case unfinished(FileFailure)
}

extension PublishFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let path, let reason): "will not write into \(path): \(reason)"
    case .occupied(let path, let places): Self.occupied(path, places)
    case .busy(let holder): holder
    case .overtaken: "another build has replaced the output meanwhile"
    case .sourceChanged(let path): "\(path) was changed while the site was built; the output is as it was"
    case .file(let failure): "\(failure); the output is as it was"
    case .unfinished(let failure): "\(failure); some of the output is new and some old, and the next build finishes it"
    }
  }

  /// How many places are named.
  private static let limit = 10

  private static func occupied(_ path: String, _ places: [String]) -> String {
    let rest = places.count > limit ? " and \(places.count - limit) more, \(places.count) in all" : ""
    return """
      will not write into \(path): files that Vitrine did not write are where its pages go; move them away, or rename the items: \
      \(places.sorted().prefix(limit).joined(separator: ", "))\(rest)
      """
  }
}
