import Files
import Language
import Loading

/// Turns a failure to read a site into the end of the command.
enum LoadingFailure {
  static func reported<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as LoadFailure {
      switch failure {
      case .noContent: throw Exit.noInput("\(failure)")
      case .unreadable(_, let cause): throw Exit.failure(cause)
      }
    } catch let failure as FileFailure {
      throw Exit.failure(failure)
    } catch let failure as ICUFailure {
      throw Exit.inputOutput("\(failure)")
    }
  }
}
