import Glibc

/// The browser of whoever is at the terminal.
enum Browser {
  /// Opens an address, without waiting. Where there is no browser, whoever started the program still has the address.
  static func open(_ address: String) {
    let arguments: [String] = ["xdg-open", address]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    // The printed address is all that belongs on standard output.
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    guard posix_spawnp(&process, "xdg-open", &actions, nil, &words, environ) == 0 else {
      return StandardError.write("there is no xdg-open to open the browser with; open the address by hand\n")
    }
  }
}
