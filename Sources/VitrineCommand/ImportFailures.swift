import ArgumentParser
import Characters
import Editing
import Files
import Importing

/// Says why a file cannot be imported, and ends the command.
enum ImportFailures {
  static func reported<Result>(of command: any ParsableCommand.Type, _ body: () throws -> Result) throws -> Result {
    do {
      return try EditFailures.reported(body)
    } catch let failure as ImportFailure {
      switch failure {
      case .file(let cause): throw Exit.failure("\(cause)", after: cause, otherwise: Exit.noInput)
      case .findings(let diagnostics):
        let report = DiagnosticReport(diagnostics, isStrict: false)
        report.print()
        StandardError.write("\(report.summary); nothing was imported\n")
        throw Exit.contentError
      case .unrecognised(let message): throw Exit.refused("\(printable(message)); nothing was imported")
      case .usage(let message): throw Exit.wrongUsage(printable(message), of: command)
      }
    }
  }
}

/// The file that is imported.
enum ImportFile {
  private static let limit = 1_000_000_000

  /// The bytes of a file that somebody names; `-` is standard input.
  static func read(_ path: String) throws -> [UInt8] {
    if path == "-" {
      let bytes = try StandardInput.read(limit: limit)
      guard bytes.count <= limit else { throw Exit.noInput("standard input has more than 1 GB") }
      return bytes
    }
    do {
      return try NamedFile.read(path, limit: limit)
    } catch {
      throw Exit.failure("\(path) cannot be read: \(error.reason)", after: error, otherwise: Exit.noInput)
    }
  }
}
