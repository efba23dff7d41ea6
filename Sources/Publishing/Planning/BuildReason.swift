package import Files

/// Why a build makes a file of the output instead of keeping the existing one.
package enum BuildReason: Sendable, Hashable {
  /// The build starts from nothing.
  case noCache(CacheMiss)
  /// The item's file is new or has changed.
  case source
  /// A file that the page links to or shows has come, gone, or changed.
  case references
  /// The name of the previous or the next item has changed, or something else that the page says about the collection.
  case context
  /// Items of the collection have changed.
  case items
  /// Items of some collection have changed.
  case site
  /// The file in the output is missing, or somebody has changed it.
  case output
}

/// Why a build can't use what the previous one left.
package enum CacheMiss: Sendable, Hashable {
  /// There is no output, or no cache that was left with it.
  case absent
  /// The previous build was by another version of the program, or had other options.
  case otherProgram
  /// A setting, a template, or an asset has changed: the first such file.
  case input(RelativePath)
  /// A file changed so recently that the next change might go unnoticed.
  case unsettled
  /// The configuration depends on the day, which is another one.
  case otherDay
  /// A field has a bound of `now`, which has moved on.
  case otherMoment
}

extension BuildReason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noCache(let miss): miss.description
    case .source: "its item is new or has changed"
    case .references: "a file that it links to or shows has changed"
    case .context: "the previous or the next item has changed"
    case .items: "items of the collection have changed"
    case .site: "items of the site have changed"
    case .output: "the file in the output is missing or has been changed"
    }
  }
}

extension CacheMiss: CustomStringConvertible {
  package var description: String {
    switch self {
    case .absent: "there is no build cache"
    case .otherProgram: "the program or its options are not those of the previous build"
    case .input(let path): "\(path) has changed"
    case .unsettled: "a setting or a template has only just changed"
    case .otherDay: "the settings depend on the day, which is another one"
    case .otherMoment: "a field has a bound of now, which has moved on"
    }
  }
}
