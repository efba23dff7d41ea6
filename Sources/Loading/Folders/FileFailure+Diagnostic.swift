package import Diagnostics
package import Files
private import Glibc

extension FileFailure {
  /// The failure to read the file that people know by `path`, as a finding.
  ///
  /// - Throws: The failure itself if it says nothing about the file. Such a file must not be left out, as one in error can be.
  package func finding(in path: String) throws(FileFailure) -> Diagnostic {
    if isShortage { throw self }
    return switch code {
    case ELOOP:
      .error(.fileUnreadable, in: path, at: .start, "this is a symbolic link, and links are not followed")
    case EISDIR, ENXIO:
      .error(.fileUnreadable, in: path, at: .start, "this is no plain file")
    case EFBIG:
      .error(
        .fileSize, in: path, at: .start, "a file has at most \(Self.textLimit / 1_000_000) MB, and this one has more")
    default:
      .error(.fileUnreadable, in: path, at: .start, "this file cannot be read: \(reason)")
    }
  }

  /// The failure to read the folder that people know by `path`, as a finding.
  ///
  /// - Throws: The failure itself if it says nothing about the folder.
  package func folderFinding(in path: String) throws(FileFailure) -> Diagnostic {
    if isShortage { throw self }
    return .error(.fileUnreadable, in: path, at: .start, "this folder cannot be read: \(reason)")
  }
}
