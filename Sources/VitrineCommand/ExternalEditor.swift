import ArgumentParser
import Glibc

/// The editor of whoever is at the terminal.
enum ExternalEditor {
  /// Opens a file in the editor that `$VISUAL` or `$EDITOR` names, and waits until it is closed.
  static func open(_ path: String) throws {
    let names = ["VISUAL", "EDITOR"].compactMap { (name: String) in getenv(name).map { String(cString: $0) } }
    let editor = names.first { !$0.isEmpty } ?? "vi"
    // The variable may hold arguments, such as `code --wait`, which the shell takes apart.
    let status = try run(["/bin/sh", "-c", "exec \(editor) \"$1\"", "sh", path])
    // The shell's statuses of a program that is not there, or cannot be run.
    if status == 126 || status == 127 {
      throw Exit.unavailable("the editor '\(editor)' cannot be started; set EDITOR to one that is installed")
    }
    guard status == 0 else { throw Exit.inputOutput("the editor '\(editor)' ended with status \(status)") }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, arguments[0], nil, nil, &words, environ)
    guard code == 0 else { throw Exit.inputOutput("cannot start \(arguments[0]): \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
