import NIOCore
import NIOPosix
import Synchronization

/// What all connections share.
final class ServerCore: Sendable {
  let gate: Gate
  let router: SiteRouter
  let limits: ServerLimits
  let streams: EventStreams
  /// Where pages are rendered and changes made, so that connections are not held up.
  let pool: NIOThreadPool
  let connections = Atomic<Int>(0)
  /// The bytes of forms that are being received.
  let received = Atomic<Int>(0)

  init(gate: Gate, router: SiteRouter, limits: ServerLimits, streams: EventStreams, pool: NIOThreadPool) {
    self.gate = gate
    self.router = router
    self.limits = limits
    self.streams = streams
    self.pool = pool
  }

  /// The most bytes that the body of a request may have.
  func bodyLimit(for request: ServerRequest) throws(BodyRefusal) -> Int {
    guard request.method == .post else { return 0 }
    switch PostedForm.mayHaveFiles(request.value("content-type")) {
    case nil: throw .type
    case true?: return limits.upload
    case false?: return limits.form
    }
  }
}

/// Why the body of a request isn't read.
enum BodyRefusal: Error, Sendable, Hashable {
  case type
  case size
  case busy

  var answer: Answer {
    switch self {
    case .type: PostRefusal.form(.type).answer
    case .size: .text("This is more than the server takes at once.", status: 413)
    case .busy: .text("The server is receiving too much at the moment.", status: 503)
    }
  }
}
