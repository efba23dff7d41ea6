import ArgumentParser

/// What the program was called with.
enum ProgramArguments {
  /// Ends the program with 64 if an argument is not UTF-8: Swift would replace the bytes that are not, and name another file by it.
  static func check() throws {
    let arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for case let argument? in arguments.dropFirst() where String(validatingCString: argument) == nil {
      StandardError.write("Error: the argument '\(String(cString: argument))' is not UTF-8\n")
      throw ExitCode.validationFailure
    }
  }
}
