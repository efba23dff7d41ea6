package import Foundation

/// Where the build puts its programs: in the folder of the test bundle.
package enum Programs {
  /// The folder that `vitrine` and the libraries for tests are in.
  package static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
}
