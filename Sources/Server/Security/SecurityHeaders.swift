/// The headers that keep pages of others out, and scripts of content from running.
enum SecurityHeaders {
  /// For all answers, whatever they are.
  private static let common = [
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Referrer-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
    // A page is fetched again each time, but may be kept for the way back, with what was typed there.
    ("Cache-Control", "private, no-cache"),
  ]

  private static let page =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: https:; font-src 'self'; "
    + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  /// No script in a picture or in another file of the content runs, and nothing that it refers to is loaded.
  private static let file = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

  static func all(for answer: Answer) -> [(String, String)] {
    common + [("Content-Security-Policy", answer.kind == .html && !answer.isOfContent ? page : file)]
  }
}
