import Files
import Language
import Publishing

/// Reads a site for a command, and ends the command where that cannot be done.
enum SiteReading {
  static func load(root: String, options: LoadOptions) throws -> LoadedSite {
    do {
      return try SiteLoader.load(root: root, options: options)
    } catch let failure as LoadFailure {
      throw Exit.noInput("\(failure)")
    } catch let failure as FileFailure {
      throw Exit.noInput("\(failure)")
    } catch let failure as ICUFailure {
      throw Exit.inputOutput("\(failure)")
    }
  }
}
