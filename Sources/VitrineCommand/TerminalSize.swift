import Glibc

/// How wide the terminal is.
enum TerminalSize {
  /// The columns of the terminal that results go to; nil where they go to a file or another program.
  static var columns: Int? { columns(of: 1) }

  /// The columns of the terminal that a descriptor writes to; nil where it is none.
  static func columns(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 80
  }
}
