package import Files
import Language

/// The path of a file from the output's folder, in Unicode's composed form (NFC).
///
/// This is the one place where names are normalised: file systems keep both forms of an accented letter, and hosts and links have to agree on one.
package struct OutputPath: Sendable, Hashable {
  package let path: RelativePath

  package init(_ text: String) {
    path = RelativePath(nfc(text))
  }

  package var text: String { path.text }
  package var name: String { path.name }
  package var folder: RelativePath { path.folder }

  /// The address of the file from the output's folder.
  package var url: String { PercentEncoding.encoded(text) }
}

extension OutputPath: Comparable {
  package static func < (one: OutputPath, other: OutputPath) -> Bool { one.path < other.path }
}
