import Files
import Glibc
import Language
import Publishing

/// Reads a site for a command, and ends the command if that is not possible.
struct SiteReading: Sendable {
  private var loader: SiteLoader

  init(root: String, options: LoadOptions) throws {
    loader = try Self.reported { try SiteLoader(root: root, options: options) }
  }

  static func load(root: String, options: LoadOptions) throws -> LoadedSite {
    var reading = try SiteReading(root: root, options: options)
    return try reading.load()
  }

  /// The output that stands, if a build would write the same.
  mutating func compare(with past: PastBuild) throws -> StandingOutput? {
    try Self.reported { try loader.compare(with: past) }
  }

  /// The page of the only item that has changed, if nothing else of it has than its notes; after `compare`.
  func edit() throws -> PageEdit? {
    try Self.reported { try loader.edit() }
  }

  mutating func load(keepingNotesOn folder: String? = nil) throws -> LoadedSite {
    try Self.reported { try loader.load(keepingNotesOn: folder) }
  }

  private static func exit(for failure: FileFailure) -> any Error {
    failure.code == ENOENT || failure.code == ENOTDIR ? Exit.noInput("\(failure)") : Exit.inputOutput("\(failure)")
  }

  private static func reported<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as LoadFailure {
      switch failure {
      case .noContent: throw Exit.noInput("\(failure)")
      case .file(let failure): throw exit(for: failure)
      }
    } catch let failure as FileFailure {
      throw exit(for: failure)
    } catch let failure as ICUFailure {
      throw Exit.inputOutput("\(failure)")
    }
  }
}
