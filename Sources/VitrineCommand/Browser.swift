import Glibc

/// The browser of whoever is at the terminal.
enum Browser {
  /// Opens a file, without waiting.
  ///
  /// Whatever the file refers to, its path is all that other users of the machine can see among the arguments of programs.
  ///
  /// - Returns: Whether there is a program that opens files.
  static func open(file: String) -> Bool {
    let arguments: [String] = ["xdg-open", file]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    // The printed address is all that belongs on standard output.
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    return posix_spawnp(&process, "xdg-open", &actions, nil, &words, environ) == 0
  }
}
