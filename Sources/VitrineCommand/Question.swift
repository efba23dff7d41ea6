import ArgumentParser
import Characters
import Glibc

/// Asks the person at the terminal.
enum Question {
  /// Whether somebody is there to answer.
  static var canAsk: Bool { isatty(0) == 1 && StandardError.isTerminal }

  /// Whether the person says yes; `--yes` says it for them, and must where nobody can be asked.
  static func isConfirmed(_ question: String, yes: Bool, of command: any ParsableCommand.Type) throws -> Bool {
    if yes { return true }
    guard canAsk else {
      throw Exit.wrongUsage("without a terminal to ask on, this needs --yes", of: command)
    }
    let lines = question.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
    StandardError.write("\(lines.joined(separator: "\n")) [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
  }
}
