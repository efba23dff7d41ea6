/// What a connection may ask for.
struct ServerLimits: Sendable {
  /// The most connections at a time.
  var connections = 4096
  /// The most open pages that are told of changes.
  var listeners = 512
  /// The most bytes of all headers of a request, of one of them, and how many there may be.
  var (headers, header, headerCount) = (32_768, 8192, 100)
  /// The most bytes of a posted form without files, and of one with files.
  var (form, upload) = (8_000_000, 64_000_000)
  /// The most bytes of all forms that are being received.
  var received = 256_000_000
  /// The most fields and files that a form has.
  var parts = 10_000
  /// Milliseconds within which a connection's first request must have come, and each further one.
  var (headerTime, keptTime) = (15_000, 60_000)
  /// Milliseconds within which a request's body must have come.
  var bodyTime = 120_000
  /// Milliseconds within which an answer must have been taken.
  var answerTime = 60_000
  /// Milliseconds between two signs of life to an open page.
  var pulse = 15_000

  init() {}
}
