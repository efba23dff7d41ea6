import ArgumentParser
import Characters
import Concurrency
private import Glibc

extension RootCommand {
  /// Runs the command that the arguments name, and ends the program.
  package static func run() -> Never {
    WorkerThread.keepThreads()
    do {
      try ProgramArguments.check()
      let words = ProgramArguments.words
      try checkName(in: words)
      var command = try parseAsRoot(words)
      try command.run()
      Glibc.exit(0)
    } catch {
      end(by: error)
    }
  }

  /// Ends the program as an error demands, or after what was asked for instead of a command: help, the version, a completion script.
  private static func end(by error: any Error) -> Never {
    let code = exitCode(for: error)
    guard code == .success else {
      // Arguments are quoted in it, and a command with one may have been copied from anywhere.
      let lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
      if lines != [""] { StandardError.write("\(lines.map { printable(String($0)) }.joined(separator: "\n"))\n") }
      Glibc.exit(code.rawValue)
    }
    do {
      try StandardOutput.write("\(CompletionScript.adapted(fullMessage(for: error)))\n")
      Glibc.exit(0)
    } catch {
      exit(withError: error)
    }
  }
}
