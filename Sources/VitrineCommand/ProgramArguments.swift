import ArgumentParser
private import LinuxShim

/// What the program was called with.
package enum ProgramArguments {
  /// The words after the program's name.
  package static var words: [String] {
    (1..<max(1, linux_argument_count())).map { String(cString: linux_argument($0)) }
  }

  /// Ends the program with 64 if an argument is not UTF-8: Swift would replace the bytes that are not, and name another file by it.
  static func check() throws {
    for number in 1..<max(1, linux_argument_count()) {
      let argument = linux_argument(number)!
      if String(validatingCString: argument) != nil { continue }
      StandardError.write("Error: the argument '\(String(cString: argument))' is not UTF-8\n")
      throw ExitCode.validationFailure
    }
  }
}
