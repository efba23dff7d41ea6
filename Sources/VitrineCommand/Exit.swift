import ArgumentParser
import Characters
import Files
private import Glibc

/// How commands fail, with the exit statuses of sysexits.h.
enum Exit {
  /// A site or an item that does not exist.
  static let noInputStatus = ExitCode(66)

  /// Content in error.
  static let contentError = ExitCode(1)

  /// The system gives the program too little: open files, stack, memory.
  static let noResources: Int32 = 71

  /// Reports wrong usage of `command`; status 64.
  static func wrongUsage(_ message: String, of command: any ParsableCommand.Type) -> ExitCode {
    let name = command.configuration.commandName ?? ""
    let text = printable(readable(message))
    StandardError.write("Error: \(text)\n  See 'vitrine \(name) --help' for more information.\n")
    return .validationFailure
  }

  /// Says why something is not done, and ends with 1.
  static func refused(_ message: String) -> ExitCode { end(1, message) }

  /// Reports what does not exist; status 66.
  static func noInput(_ message: String) -> ExitCode { end(noInputStatus.rawValue, message) }

  /// Reports why the output cannot be created; status 73.
  static func cannotCreate(_ message: String) -> ExitCode { end(73, message) }

  /// Reports what the file system refused; status 74.
  static func inputOutput(_ message: String) -> ExitCode { end(74, message) }

  /// Says what the system has too little of, and ends with 71.
  static func exhausted(_ message: String) -> ExitCode { end(noResources, message) }

  /// Reports a file that cannot be read; status 74, or 71 after a shortage.
  static func failure(_ failure: FileFailure) -> ExitCode {
    Self.failure("\(failure)", after: failure, otherwise: inputOutput)
  }

  /// Reports what a failure of the file system has led to. Whatever a command was doing, a shortage ends it with 71.
  static func failure(
    _ message: String, after cause: FileFailure, otherwise end: (String) -> ExitCode
  ) -> ExitCode {
    cause.isShortage ? exhausted(message) : end(message)
  }

  /// Reports what could not be written; status 73 where a file or folder cannot be made, 74 where writing fails, 71 after a shortage.
  static func unwritten(_ message: String, after cause: FileFailure) -> ExitCode {
    let isRefused = [EACCES, EROFS, EPERM, ENOENT, ENOTDIR, EISDIR].contains(cause.code)
    return failure(message, after: cause, otherwise: isRefused ? cannotCreate : inputOutput)
  }

  /// Says what is not installed, and ends with 69.
  static func unavailable(_ message: String) -> ExitCode { end(69, message) }

  private static func end(_ status: Int32, _ message: String) -> ExitCode {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { printable(readable(String($0))) }
    StandardError.write("error: \(lines.joined(separator: "\n"))\n")
    return ExitCode(status)
  }
}
