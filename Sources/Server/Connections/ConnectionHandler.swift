import NIOCore
import NIOHTTP1
import NIOPosix
import Resident
import Synchronization

/// Takes the requests of one connection, one after the other, and sends the answers.
///
/// A request has to come within bounds of size and time. It is checked as soon as its headers are there, before its body is read.
final class ConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    /// The connection is free for a request.
    case idle
    /// The body of a request is coming, of which there may be so many bytes.
    case receiving(ServerRequest, hasKey: Bool, limit: Int, [UInt8])
    /// A request was refused; the rest of it is of no interest.
    case discarding
    case answering
    /// The connection is a stream of events.
    case listening
  }

  private let core: ServerCore
  private var state = State.idle
  private var isKeptAlive = true
  private var isHead = false
  private var deadline: Scheduled<Void>?
  /// How many bytes of this connection are counted in `core.received`.
  private var counted = 0

  init(_ core: ServerCore) {
    self.core = core
  }

  func channelActive(context: ChannelHandlerContext) {
    if core.connections.add(1, ordering: .relaxed).newValue > core.limits.connections { return close(context) }
    expect(within: core.limits.headerTime, context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    core.connections.subtract(1, ordering: .relaxed)
    core.streams.remove(context.channel)
    deadline?.cancel()
    release()
    state = .discarding
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    close(context)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let buffer): receive(buffer, context)
    case .end: end(context)
    }
  }
}

// MARK: - Receiving

extension ConnectionHandler {
  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard case .idle = state else { return }
    isKeptAlive = head.isKeepAlive
    isHead = head.method == .HEAD
    guard let method = ServerRequest.Method(rawValue: head.method.rawValue) else {
      var answer = Answer.text("This method has no use here.", status: 405)
      answer.allow = "GET, HEAD, POST"
      return refuse(answer, context)
    }
    let request = ServerRequest(method, head.uri, headers: head.headers.map { ($0.name, $0.value) })
    do throws(Gate.Refusal) {
      let hasKey = try core.gate.check(request)
      prepare(for: request, hasKey: hasKey, context)
    } catch {
      refuse(error.answer, context)
    }
  }

  private func prepare(for request: ServerRequest, hasKey: Bool, _ context: ChannelHandlerContext) {
    do throws(BodyRefusal) {
      let limit = try core.bodyLimit(for: request)
      let length = request.values("content-length").compactMap { Int($0) }.max() ?? 0
      guard length <= limit else { throw .size }
      guard core.received.load(ordering: .relaxed) + length <= core.limits.received else { throw .busy }
      state = .receiving(request, hasKey: hasKey, limit: limit, [])
      expect(within: core.limits.bodyTime, context)
      if request.value("expect")?.lowercased() == "100-continue" {
        context.writeAndFlush(
          wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
      }
    } catch {
      refuse(error.answer, context)
    }
  }

  private func receive(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) {
    guard case .receiving(let request, let hasKey, let limit, var bytes) = state else { return }
    state = .answering
    let total = core.received.add(buffer.readableBytes, ordering: .relaxed).newValue
    counted += buffer.readableBytes
    guard bytes.count + buffer.readableBytes <= limit else { return refuse(BodyRefusal.size.answer, context) }
    guard total <= core.limits.received else { return refuse(BodyRefusal.busy.answer, context) }
    bytes.append(contentsOf: buffer.readableBytesView)
    state = .receiving(request, hasKey: hasKey, limit: limit, bytes)
  }

  private func end(_ context: ChannelHandlerContext) {
    switch state {
    case .receiving(let request, let hasKey, _, let bytes):
      state = .answering
      deadline?.cancel()
      if core.router.isForEvents(request) { return listen(request, context) }
      answer(request.with(body: bytes), hasKey: hasKey, context)
    case .discarding: close(context)
    case .idle, .answering, .listening: break
    }
  }

  private func refuse(_ answer: Answer, _ context: ChannelHandlerContext) {
    state = .discarding
    isKeptAlive = false
    release()
    send(answer, context)
  }

  /// Gives up the count of bytes that are no longer held.
  private func release() {
    core.received.subtract(counted, ordering: .relaxed)
    counted = 0
  }

  /// Closes the connection unless what is expected comes in time.
  private func expect(within milliseconds: Int, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: .milliseconds(Int64(milliseconds))) { channel.close(promise: nil) }
  }

  private func close(_ context: ChannelHandlerContext) {
    deadline?.cancel()
    context.close(promise: nil)
  }
}

// MARK: - Answering

extension ConnectionHandler {
  private func answer(_ request: ServerRequest, hasKey: Bool, _ context: ChannelHandlerContext) {
    let core = core
    let future = core.pool.runIfActive(eventLoop: context.eventLoop) {
      var answer = core.router.answer(request)
      if hasKey { answer.cookie = core.gate.cookie }
      return answer
    }
    let context = context
    future.assumeIsolated().whenComplete { result in
      self.release()
      guard context.channel.isActive else { return }
      switch result {
      case .success(let answer): self.send(answer, context)
      case .failure: self.close(context)
      }
    }
  }

  private func send(_ answer: Answer, _ context: ChannelHandlerContext) {
    expect(within: core.limits.answerTime, context)
    var headers = HTTPHeaders(SecurityHeaders.all(for: answer))
    headers.add(name: "Content-Type", value: answer.kind.name)
    headers.add(name: "Content-Length", value: String(answer.body.count))
    if let location = answer.location { headers.add(name: "Location", value: location) }
    if let cookie = answer.cookie { headers.add(name: "Set-Cookie", value: cookie) }
    if let allow = answer.allow { headers.add(name: "Allow", value: allow) }
    if !isKeptAlive { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
    var part = HTTPServerResponsePart.head(head)
    if !isHead, !answer.body.isEmpty {
      context.write(wrapOutboundOut(part), promise: nil)
      part = .body(.byteBuffer(ByteBuffer(bytes: answer.body)))
    }
    let (context, isLast) = (context, !isKeptAlive)
    context.writeAndFlush(wrapOutboundOut(part)).assumeIsolated().whenComplete { _ in
      guard context.channel.isActive else { return }
      // The next request may be there already: it comes as soon as the end of this answer is written, and so not before this answer was
      // sent. Otherwise answers that nobody reads would fill the memory.
      if !isLast { self.state = .idle }
      context.writeAndFlush(self.wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
        self.finish(context, isLast: isLast)
      }
    }
  }

  private func finish(_ context: ChannelHandlerContext, isLast: Bool) {
    guard context.channel.isActive else { return }
    switch state {
    case .discarding:
      // The rest of a request that was refused may still be coming: who sends it sees the answer only if the connection stays.
      expect(within: 2000, context)
    case .idle: expect(within: core.limits.keptTime, context)
    case .receiving, .answering, .listening: if isLast { close(context) }
    }
  }

  /// Makes the connection a stream of events. A page that is older than the site is told at once.
  private func listen(_ request: ServerRequest, _ context: ChannelHandlerContext) {
    guard core.streams.add(context.channel) else {
      isKeptAlive = false
      return send(.text("Too many pages are open.", status: 503), context)
    }
    state = .listening
    var headers = HTTPHeaders(SecurityHeaders.all(for: .text("", status: 200)))
    headers.add(name: "Content-Type", value: "text/event-stream")
    let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)
    context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
    let since = request.query.split(separator: "&").first { $0.hasPrefix("since=") }?.dropFirst(6)
    let isCurrent = since.flatMap { Int($0) } == core.router.site.resident.state.generation
    EventStreams.send(isCurrent ? EventStreams.pulse : EventStreams.reload, to: context.channel)
    let (channel, period) = (context.channel, TimeAmount.milliseconds(Int64(core.limits.pulse)))
    let pulse = context.eventLoop.scheduleRepeatedTask(initialDelay: period, delay: period) { _ in
      EventStreams.send(EventStreams.pulse, to: channel)
    }
    channel.closeFuture.whenComplete { _ in pulse.cancel() }
  }
}
