import Addresses
package import BuildCache
import Files
private import Glibc

/// The files of a site that affect all its pages: settings, configurations, templates, and their assets.
package struct SiteInputs: Sendable, Equatable {
  /// By their paths in the site's folder, in the order of a walk through it.
  package private(set) var files: [CachedInput] = []

  /// Whether a later change to any of the files is certain to show.
  package var areSettled: Bool { files.allSatisfy { $0.fingerprint != nil } }

  /// Looks at the files of a site.
  ///
  /// What cannot be looked at is reported where it is read, and again by the next build, because it has no fingerprint.
  init(content: Folder, root: String, clock: FingerprintClock) throws(FileFailure) {
    for entry in try content.entries() {
      if try content.kind(of: entry) == .folder {
        let path = RelativePath(SourcePath.settings(ofCollection: entry.name))
        do {
          guard let status = try content.folder(entry.name).status(of: "collection.yaml") else { continue }
          add(path, status, clock)
        } catch {
          add(path, nil, clock)
        }
      } else {
        add(RelativePath(SourcePath.folder(ofCollection: entry.name)), try content.status(of: entry.name), clock)
      }
    }
    let templates = Folder.path(of: "templates", in: root)
    do {
      walk(try Folder(at: templates), prefix: "templates", clock)
    } catch  where error.code == ENOENT && !Folder.isLink(at: templates) {
      // A site need not have templates.
    } catch {
      add("templates", nil, clock)
    }
  }

  private mutating func walk(_ folder: Folder, prefix: RelativePath, _ clock: FingerprintClock) {
    guard let entries = try? folder.entries() else { return add(prefix, nil, clock) }
    for entry in entries {
      let path = prefix.appending(entry.name)
      // Nothing can be opened by a name that is not text.
      let kind = entry.isText ? try? folder.kind(of: entry) : nil
      if kind == .folder, let inner = try? folder.folder(entry.name) {
        walk(inner, prefix: path, clock)
      } else {
        add(path, kind == nil || kind == .folder ? nil : try? folder.status(of: entry.name), clock)
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
