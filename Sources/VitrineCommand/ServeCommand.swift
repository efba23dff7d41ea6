import ArgumentParser
import Concurrency
import Diagnostics
import Forms
import Glibc
import Loading
import Resident
import Server

/// `vitrine serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Show the site in a browser while it changes, and edit it there.",
    discussion: """
      Builds the site in memory and serves it to browsers on this machine alone. Open pages follow each change of content/ and templates/. \
      The address to open is printed; it holds a key, without which nothing answers. The output is not touched.
      """)

  /// Where a port is looked for if none is given.
  private static let firstPort = 4780
  /// How many threads a server needs beside the first one.
  private static let threadCount = 8

  @OptionGroup var site: SiteOption

  @Option(
    help: ArgumentHelp(
      "The port of 127.0.0.1; without it, the first free one from \(firstPort). 0 stands for any.", valueName: "n"))
  var port: Int?

  @Flag(help: "Open the site in the browser.")
  var open = false

  @Flag(help: "Show the site without controls for adding and editing.")
  var readOnly = false

  func validate() throws {
    if let port, !(0...65_535).contains(port) { throw ValidationError("--port is a number up to 65535") }
  }

  func run() throws {
    Interruption.watch()
    defer { Interruption.noted?.endProgram() }
    let root = try site.siteRoot()
    guard WorkerThread.canStart(Self.threadCount) else {
      throw Exit.exhausted("the system lets the program start too few threads; raise the limit with ulimit -u")
    }
    let server = try start(root)
    // Ending the threads in order could take more of them than the system allows; the end of the program ends them, too.
    defer { server.finishChanges() }
    let log = ServeLog()
    log.note(server.state)
    server.onUpdate { log.note($0) }
    try StandardOutput.write("\(server.address)\n")
    let page = open ? openedPage(server.address) : nil
    defer { page?.remove() }
    // A signal cuts the waiting short, or is met soon.
    while Interruption.noted == nil { poll(nil, 0, 250) }
  }

  /// Opens an address in the browser. Where that cannot be done, whoever started the program still has the address.
  private func openedPage(_ address: String) -> OpeningPage? {
    guard let page = OpeningPage(address: address) else {
      StandardError.write("no temporary file can be written to open the browser with; open the address by hand\n")
      return nil
    }
    if Browser.open(file: page.path) { return page }
    page.remove()
    StandardError.write("there is no xdg-open to open the browser with; open the address by hand\n")
    return nil
  }

  private func start(_ root: String) throws -> SiteServer {
    var failure: ServeFailure?
    var next: Int? = port ?? Self.firstPort
    while let port = next {
      do {
        return try LoadingFailure.reported { try server(root, port) }
      } catch let refusal as ServeFailure {
        failure = failure ?? refusal
        // Who names a port wants that one.
        guard self.port == nil, case .portInUse(_, let free) = refusal else { break }
        next = free
      }
    }
    throw Exit.cannotCreate("\(failure ?? .portInUse(Self.firstPort, free: nil))")
  }

  private func server(_ root: String, _ port: Int) throws -> SiteServer {
    var configuration = SiteServer.Configuration(root: root, port: port) {
      LoadOptions(clock: try BuildClock.now())
    }
    configuration.isReadOnly = readOnly
    configuration.noteUnwatched = { failure in
      let message = failure.map { "warning: changes in some folders are not seen: \($0)" }
      StandardError.write("\(message ?? "changes in all folders are seen again")\n")
    }
    return try SiteServer(configuration, workbench: EditingWorkbench())
  }
}
