import Glibc

/// A file that leads a browser to the address of a server, and that nobody but its owner can read.
///
/// The address holds the key of the server. As an argument of a program, every user of the machine could read it in `/proc`.
struct OpeningPage {
  private let folder: String
  let path: String

  /// Writes the page into a folder of its own.
  ///
  /// - Returns: Nil where temporary files cannot be written.
  init?(address: String) {
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array("\(temporary.hasPrefix("/") ? temporary : P_tmpdir)/vitrine-open-XXXXXX".utf8CString)
    // The folder has mode 0700.
    guard let made = mkdtemp(&template) else { return nil }
    folder = String(cString: made)
    path = "\(folder)/open.html"
    let bytes = Array(Self.html(address).utf8)
    let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      rmdir(folder)
      return nil
    }
    let written = write(file, bytes, bytes.count)
    guard close(file) == 0, written == bytes.count else {
      remove()
      return nil
    }
  }

  /// Removes the page and its folder.
  func remove() {
    unlink(path)
    rmdir(folder)
  }

  /// - Parameter address: Letters, digits and what else an address has that means nothing in HTML.
  private static func html(_ address: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="refresh" content="0; url=\(address)">
    <title>Vitrine</title>
    </head>
    <body><p><a href="\(address)">Open the site</a></p></body>
    </html>

    """
  }
}
