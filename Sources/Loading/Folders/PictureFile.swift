import Addresses
import Catalogue
import Diagnostics
import Files
import Language

/// The file at a path in a collection's folder that a page wants to show or link to.
enum PictureFile: Sendable {
  /// A file that can be copied, by its path as the folder has it.
  case file(RelativePath)
  /// A file of the collection's configuration, or a Markdown file in a folder below it.
  case source
  /// An item's own file.
  case item
  case folder
  /// It cannot be read, for a reason that ends a sentence.
  case unreadable(String)
  /// It is there and has a name that not every system can have, for a reason that follows the name.
  case unportable(String)
  case missing

  /// Looks for the path as it is written, then as other systems write the same name.
  ///
  /// - Throws: A failure that says nothing about the file.
  init(_ path: String, in listing: CollectionListing) throws(FileFailure) {
    if let finding = PortableName.finding(in: path) {
      let path = RelativePath(path)
      let isThere = !path.components.contains("..") && listing.folder.state(ofFileAt: path) != nil
      self = isThere ? .unportable(finding) : .missing
      return
    }
    let name = RelativePath(path).name.lowercased()
    for written in PathSpellings.all(of: path) {
      guard let state = listing.folder.state(ofFileAt: RelativePath(written)) else { continue }
      switch state {
      case .folder: self = .folder
      case _ where name.hasSuffix(".md"): self = RelativePath(path).folder.isEmpty ? .item : .source
      case _ where MisnamedFiles.isSource(name): self = .source
      case .link: self = .unreadable("it must be a file of its own, not a symbolic link")
      case .other: self = .unreadable("it is no plain file")
      case .unreadable(let failure) where failure.isShortage: throw failure
      case .unreadable(let failure): self = .unreadable(failure.reason)
      case .readable: self = .file(RelativePath(written))
      }
      return
    }
    self = .missing
  }
}

extension PictureFile {
  /// Why the file cannot be a picture, after the words "the picture".
  func finding(_ path: String, in listing: CollectionListing) -> ValueFinding {
    let place = "content/\(listing.id)/\(path)"
    switch self {
    case .file, .missing, .unportable:
      let meant = listing.others.suggestion(for: path, hasEndings: true)
      let question = meant.map { "; did you mean '\($0)'?" } ?? ""
      var finding = ValueFinding.warning(.imageMissing, "is not there: \(place)\(question)")
      finding.meant = meant
      finding.isCertain = meant?.lowercased() == path.lowercased()
      return finding
    case .folder: return .warning(.imageMissing, "is a folder: \(place)")
    case .item, .source: return .warning(.imageMissing, "is a source of the site, which is not copied: \(place)")
    case .unreadable(let reason): return .error(.fileUnreadable, "cannot be copied: \(place): \(reason)")
    }
  }
}
