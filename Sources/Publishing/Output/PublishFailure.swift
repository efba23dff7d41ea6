package import Files

/// Why the output could not be written. The site that stood before still stands.
package enum PublishFailure: Error, Sendable {
  /// A folder that the output must not go into, and why.
  case refused(String, String)
  /// Another build holds the output; the text says which.
  case busy(String)
  /// Another build has replaced the output since it was looked at.
  case overtaken
  case file(FileFailure)
}

extension PublishFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let path, let reason): "will not write into \(path): \(reason)"
    case .busy(let holder): holder
    case .overtaken: "another build has replaced the output meanwhile"
    case .file(let failure): failure.description
    }
  }
}
