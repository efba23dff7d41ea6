package import Concurrency
package import Files

/// Why changes could not be made. No file is changed then, unless the failure says otherwise.
package enum WriteFailure: Error, Sendable {
  /// Another command is changing the site.
  case busy(FileLock.Holder)
  /// Files that somebody else changed since they were read, by their paths.
  case changedMeanwhile([String])
  /// A file or folder that cannot be written.
  case file(FileFailure)
  /// A signal that came while files were still to be changed.
  case interrupted(Interruption)
  /// A failure after which the files were set back, except for some, by their paths, that somebody else changed in the meantime.
  indirect case setBack(except: [String], after: WriteFailure)
  /// A change that failed and could not be taken back everywhere: the cause, and the paths that are left changed.
  case unfinished(FileFailure, left: [String])
  /// The changes of a command that was cut short, which could not be taken back.
  case notTakenBack(FileFailure)
  /// The record of a command that was cut short is damaged, so that its changes cannot be taken back.
  case damagedJournal(String)
  /// The record of the last change cannot be read.
  case record(String)
  /// A record that this user did not write here, and that leads out of the site's folder.
  case foreignRecord(String)
  case nothingToUndo
  /// Files that are not as the last command left them, by their paths.
  case notAsLeft([String])
}

extension WriteFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .busy(let holder): "another vitrine command is changing this site (\(holder)); nothing was changed"
    case .changedMeanwhile(let paths):
      Self.lines(of: paths) + "\nnothing was written"
    case .file(let failure): "\(failure); nothing was changed"
    case .interrupted: "interrupted; nothing was changed"
    case .setBack(let paths, let failure):
      failure.cause + "; all files were set back, except these, which somebody else changed in the meantime:\n"
        + paths.joined(separator: "\n")
    case .unfinished(let failure, let left):
      "\(failure); these files are changed and could not be set back, which the next command tries again:\n"
        + left.joined(separator: "\n")
    case .notTakenBack(let failure):
      "a command was cut short, and its changes cannot be undone: \(failure)"
    case .damagedJournal(let path):
      "a command was cut short, and \(path), which holds its changes, is damaged; check the files in content/, "
        + "then remove it"
    case .record(let path): "\(path) cannot be read, which holds the last change; remove it to go on without it"
    case .foreignRecord(let path):
      "\(path) was not written by you in this folder, and would change files behind a symbolic link; nothing was changed; "
        + "check the files in content/, then remove it"
    case .nothingToUndo: "there is nothing to undo"
    case .notAsLeft(let paths):
      paths.map { "\($0) is not as the last command left it" }.joined(separator: "\n") + "\nnothing was changed"
    }
  }

  /// The failure without what became of the files.
  private var cause: String {
    switch self {
    case .changedMeanwhile(let paths): Self.lines(of: paths)
    case .file(let failure): "\(failure)"
    case .interrupted: "interrupted"
    default: description
    }
  }

  private static func lines(of changed: [String]) -> String {
    changed.map { "\($0) was changed by somebody else in the meantime" }.joined(separator: "\n")
  }
}
