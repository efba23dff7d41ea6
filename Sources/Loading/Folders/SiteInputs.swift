import Addresses
package import BuildCache
import Files

/// The files of a site that affect all its pages: settings, configurations, templates, and their assets.
package struct SiteInputs: Sendable, Equatable {
  /// By their paths in the site's folder, in the order of a walk through it.
  package private(set) var files: [CachedInput] = []

  /// Whether a later change to any of the files is certain to show.
  package var areSettled: Bool { files.allSatisfy { $0.fingerprint != nil } }

  /// Looks at the files of a site.
  init(content: Folder, root: String, clock: FingerprintClock) throws(FileFailure) {
    for entry in try content.entries() {
      if try content.kind(of: entry) == .folder {
        guard let folder = try? content.folder(entry.name), let status = try folder.status(of: "collection.yaml") else {
          continue
        }
        add(RelativePath(SourcePath.settings(ofCollection: entry.name)), status, clock)
      } else {
        add(RelativePath(SourcePath.folder(ofCollection: entry.name)), try content.status(of: entry.name), clock)
      }
    }
    if let templates = try? Folder(at: Folder.path(of: "templates", in: root)) {
      try walk(templates, prefix: "templates", clock)
    }
  }

  private mutating func walk(
    _ folder: Folder, prefix: RelativePath, _ clock: FingerprintClock
  ) throws(FileFailure) {
    for entry in try folder.entries() {
      let path = prefix.appending(entry.name)
      if !entry.isText {
        // Nothing can be opened by a name that is not text; the finding about it comes again with the next build.
        add(path, nil, clock)
      } else if try folder.kind(of: entry) == .folder {
        try walk(folder.folder(entry.name), prefix: path, clock)
      } else {
        add(path, try folder.status(of: entry.name), clock)
      }
    }
  }

  private mutating func add(_ path: RelativePath, _ status: FileStatus?, _ clock: FingerprintClock) {
    // A symbolic link isn't followed, but its presence matters.
    let isLink = status.map { $0.kind != .file } ?? false
    let fingerprint = isLink ? status.map(SourceFingerprint.init) : clock.fingerprint(of: status)
    files.append(CachedInput(path: path, fingerprint: fingerprint))
  }
}
