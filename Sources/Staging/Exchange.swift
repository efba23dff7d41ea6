import Files

/// Puts entries of one folder in the places of others, the others in theirs, all of them or none.
///
/// What is to be done is written down before anything is: a build that is killed in between is finished by the next.
struct Exchange: Sendable, Equatable {
  struct Step: Sendable, Equatable {
    /// The entry's name among the new ones, and where the old one goes.
    let source: String
    /// The entry's name in the place that readers see.
    let name: String
    /// The new entry's number in the file system; nil if the old one goes and nothing comes.
    let inode: UInt64?
  }

  /// Where the entries of an exchange are.
  struct Folders {
    /// What readers see.
    let shown: Folder
    let new: Folder
    /// Keeps an old entry for a moment, where the file system cannot exchange two names in one step.
    let aside: Folder
  }

  enum Kind: String, Sendable {
    /// The step exchanges the output itself.
    case whole
    /// The steps exchange entries of the output.
    case entries
    /// The output itself is removed before the new one takes its place: what a lower layer of a file system has can be removed, but not moved.
    case removal
  }

  let kind: Kind
  let steps: [Step]

  /// Does all steps; if one fails, takes back those that were done.
  ///
  /// - Throws: `PublishFailure.unfinished` if that fails, too.
  func run(in folders: Folders) throws(PublishFailure) {
    for (count, step) in steps.enumerated() {
      do {
        try perform(step, in: folders)
      } catch {
        if kind == .removal { throw .unfinished(error) }
        do {
          for step in steps[...count].reversed() { try takeBack(step, in: folders) }
        } catch {
          throw .unfinished(error)
        }
        throw .file(error)
      }
    }
  }

  /// Does what is left of an exchange that was begun; one that was not begun stays undone.
  func finish(in folders: Folders) throws(FileFailure) {
    for step in steps where try isBegun(step, in: folders) {
      for step in steps { try perform(step, in: folders) }
      return
    }
  }
}

extension Exchange {
  /// Does a step, or what is left of it.
  private func perform(_ step: Step, in folders: Folders) throws(FileFailure) {
    let shown = try folders.shown.status(of: step.name)
    guard let inode = step.inode else {
      if shown != nil { try folders.new.move(step.name, from: folders.shown, as: step.source) }
      return
    }
    if shown?.inode == inode { return }
    if kind == .removal {
      if shown != nil { try folders.shown.removeAll(step.name) }
      return try folders.shown.move(step.source, from: folders.new, as: step.name)
    }
    if shown != nil, try folders.shown.exchange(step.name, with: step.source, of: folders.new) { return }
    if shown != nil { try folders.aside.move(step.name, from: folders.shown) }
    try folders.shown.move(step.source, from: folders.new, as: step.name)
    // From here on nothing can go wrong that matters: the old entry is looked for in both places.
    if shown != nil { try? folders.new.move(step.name, from: folders.aside, as: step.source) }
  }

  private func takeBack(_ step: Step, in folders: Folders) throws(FileFailure) {
    let shown = try folders.shown.status(of: step.name)
    let isAside = try folders.aside.status(of: step.name) != nil
    if let inode = step.inode, shown?.inode == inode {
      if !isAside, try folders.new.status(of: step.source) != nil {
        if try folders.shown.exchange(step.name, with: step.source, of: folders.new) { return }
        try folders.aside.move(step.source, from: folders.new, as: step.name)
        try folders.new.move(step.name, from: folders.shown, as: step.source)
        return try folders.shown.move(step.name, from: folders.aside)
      }
      try folders.new.move(step.name, from: folders.shown, as: step.source)
    }
    if isAside {
      try folders.shown.move(step.name, from: folders.aside)
    } else if step.inode == nil, shown == nil, try folders.new.status(of: step.source) != nil {
      try folders.shown.move(step.source, from: folders.new, as: step.name)
    }
  }

  private func isBegun(_ step: Step, in folders: Folders) throws(FileFailure) -> Bool {
    let shown = try folders.shown.status(of: step.name)
    guard let inode = step.inode else { return shown == nil }
    // How much has been removed cannot be seen.
    if kind == .removal { return try folders.new.status(of: step.source)?.inode == inode }
    if shown != nil { return shown?.inode == inode }
    return try folders.aside.status(of: step.name) != nil
  }
}
