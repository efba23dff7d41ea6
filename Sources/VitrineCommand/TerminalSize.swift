import Glibc

/// How wide the terminal is.
enum TerminalSize {
  /// The columns of the terminal that results go to; nil where they go to a file or another program.
  static var columns: Int? {
    guard StandardOutput.isTerminal else { return nil }
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 80
  }
}
