import ArgumentParser
import Characters

/// The ends of a command that are not success, with the statuses of sysexits.h.
enum Exit {
  /// Content in error.
  static let contentError = ExitCode(1)

  /// Says what is wrong with how `command` was called, and ends with 64.
  static func wrongUsage(_ message: String, of command: any ParsableCommand.Type) -> ExitCode {
    let name = command.configuration.commandName ?? ""
    StandardError.write("Error: \(message)\n  See 'vitrine \(name) --help' for more information.\n")
    return .validationFailure
  }

  /// Says what is missing, and ends with 66.
  static func noInput(_ message: String) -> ExitCode { end(66, message) }

  /// Says why the output cannot be made, and ends with 73.
  static func cannotCreate(_ message: String) -> ExitCode { end(73, message) }

  /// Says what the file system refused, and ends with 74.
  static func inputOutput(_ message: String) -> ExitCode { end(74, message) }

  /// Says what is not installed, and ends with 69.
  static func unavailable(_ message: String) -> ExitCode { end(69, message) }

  private static func end(_ status: Int32, _ message: String) -> ExitCode {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
    StandardError.write("error: \(lines.joined(separator: "\n"))\n")
    return ExitCode(status)
  }
}
