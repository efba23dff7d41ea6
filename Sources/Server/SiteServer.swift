import Files
package import Loading
import NIOCore
import NIOHTTP1
import NIOPosix
package import Resident
package import Workbench

/// Serves a site from memory to the browser of its user, and follows changes of its files.
package final class SiteServer: Sendable {
  /// What is served, and how.
  package struct Configuration: Sendable {
    /// The folder that holds `content/`.
    package var root: String
    /// The port of 127.0.0.1; 0 for any.
    package var port: Int
    package var isReadOnly = false
    /// Gives the options for each time that something is read.
    package var options: @Sendable () throws -> LoadOptions
    /// Called when changes of some folders can't be followed, with the reason, and with nil when all are followed again.
    package var noteUnwatched: @Sendable (ServeFailure?) -> Void = { _ in }
    var limits = ServerLimits()

    package init(root: String, port: Int, options: @escaping @Sendable () throws -> LoadOptions) {
      self.root = root
      self.port = port
      self.options = options
    }
  }

  package let port: Int
  let core: ServerCore
  private let watcher: SourceWatcher
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel

  /// Reads a site and serves it from now on.
  ///
  /// - Parameter workbench: The pages for adding and editing.
  /// - Throws: `ServeFailure`, or what keeps the site from being read at all.
  package init(_ configuration: Configuration, workbench: any Workbench) throws {
    let socket = try ListeningSocket(port: configuration.port)
    var isServed = false
    defer { if !isServed { socket.close() } }
    // Before anything is read, so that no change is missed.
    do {
      watcher = try SourceWatcher(root: configuration.root)
    } catch {
      throw ServeFailure.cannotWatch(error)
    }
    let (limits, options) = (configuration.limits, configuration.options)
    let streams = EventStreams(limit: limits.listeners)
    let site = ServedSite(
      try ResidentSite(root: configuration.root, options: options), isReadOnly: configuration.isReadOnly,
      clock: { try options().clock })
    site.onUpdate { _ in streams.send(EventStreams.reload) }
    let secrets = Secrets()
    port = socket.port
    core = ServerCore(
      gate: Gate(secrets: secrets, port: port),
      router: SiteRouter(site: site, workbench: workbench, secrets: secrets, limits: limits), limits: limits,
      streams: streams, pool: NIOThreadPool(numberOfThreads: 4))
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    isServed = true
    core.pool.start()
    channel = try Self.serve(socket, core, on: group)
    watcher.start { changes in
      site.update(changes)
      return !site.resident.state.lacksResources
    } noteFailure: {
      configuration.noteUnwatched($0.map { .cannotWatch($0) })
    }
  }

  /// The address to open, with the key.
  package var address: String { "http://127.0.0.1:\(port)/?key=\(core.gate.secrets.key)" }

  /// All addresses of a server with some pages for editing, those of the site's pages aside.
  package static func routes<Pages: Workbench>(with workbench: Pages.Type) -> [String] {
    ServerRoute.allCases.map(\.address) + Pages.routes.map { "/\(SiteRouter.prefix)/\($0)" }
  }

  /// The site at this moment.
  package var state: ResidentState { core.router.site.resident.state }

  /// Calls a function each time that the pages show a change.
  package func onUpdate(_ observer: @escaping @Sendable (ResidentState) -> Void) {
    core.router.site.onUpdate(observer)
  }

  /// Waits until the change that a form makes at this moment is written. The program can end then.
  package func finishChanges() { core.router.site.finishChanges() }

  /// Closes all connections and stops following changes.
  package func stop() {
    watcher.stop()
    try? channel.close().wait()
    try? group.syncShutdownGracefully()
    try? core.pool.syncShutdownGracefully()
  }
}

extension SiteServer {
  private static func serve(
    _ socket: ListeningSocket, _ core: ServerCore, on group: MultiThreadedEventLoopGroup
  ) throws -> any Channel {
    let bootstrap = ServerBootstrap(group: group)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try addHandlers(to: channel, core) }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
    return try bootstrap.withBoundSocket(socket.descriptor).wait()
  }

  private static func addHandlers(to channel: any Channel, _ core: ServerCore) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = core.limits.header
    limits.maxHeaderListSize = core.limits.headers
    limits.maxHeaderFieldCount = core.limits.headerCount
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withPipeliningAssistance: true, withErrorHandling: true, withOutboundHeaderValidation: true,
      withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
    try channel.pipeline.syncOperations.addHandler(ConnectionHandler(core))
  }
}
