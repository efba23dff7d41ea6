import Files

/// The files of a site that bear on all its pages: settings, configurations, templates and their assets.
struct SiteInputs: Sendable, Equatable {
  /// By paths from the site's folder, in the order of a walk through it.
  private(set) var files: [File] = []

  struct File: Sendable, Equatable {
    let path: String
    let stamp: SourceStamp
  }

  init(_ files: [File]) {
    self.files = files
  }

  /// Whether every file was at rest when it was looked at.
  var isSettled: Bool { files.allSatisfy { $0.stamp != .none } }

  /// Looks at the files of a site.
  init(content: Folder, root: String, settled: SettledTime) throws(FileFailure) {
    for entry in try content.entries() {
      if try content.kind(of: entry) == .folder {
        guard let folder = try? content.folder(entry.name), let stamp = try folder.stamp(of: "collection.yaml") else {
          continue
        }
        add("content/\(entry.name)/collection.yaml", stamp, settled)
      } else {
        add("content/\(entry.name)", try content.stamp(of: entry.name), settled)
      }
    }
    if let templates = try? Folder(at: root == "/" ? "/templates" : "\(root)/templates") {
      try walk(templates, prefix: "templates/", settled)
    }
  }

  private mutating func walk(_ folder: Folder, prefix: String, _ settled: SettledTime) throws(FileFailure) {
    for entry in try folder.entries() {
      let path = prefix + entry.name
      if try folder.kind(of: entry) == .folder {
        try walk(folder.folder(entry.name), prefix: path + "/", settled)
      } else {
        add(path, try folder.stamp(of: entry.name), settled)
      }
    }
  }

  private mutating func add(_ path: String, _ stamp: FileStamp?, _ settled: SettledTime) {
    // A symbolic link is no input: none is followed. Its being there is.
    let isLink = stamp.map { $0.kind != .file } ?? false
    files.append(File(path: path, stamp: isLink ? stamp.map(SourceStamp.init) ?? .none : settled.stamp(stamp)))
  }
}
