import ArgumentParser
import Catalogue
import Characters
import Concurrency
import Diagnostics
import Files
import Glibc
import Loading
import Publishing
import Staging

/// `vitrine build`.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site.",
    discussion: """
      Reads content/ and templates/ and replaces the pages in the output, all of them or none: at any time the output holds either \
      the old site or the new one. Files in the output that Vitrine did not write stay as they are.
      """)

  @OptionGroup var site: SiteOption

  @Option(help: ArgumentHelp("Where the pages go; without it, the site's output/.", valueName: "dir"))
  var output: String?

  @Flag(help: "Show drafts like any other item.")
  var drafts = false

  @Flag(help: "Take warnings for errors.")
  var strict = false

  @Flag(help: "Leave out items that are in error, and build the rest. The exit status is 1 all the same.")
  var keepGoing = false

  @Flag(help: "Take over an output folder that holds files which Vitrine did not write. They stay.")
  var adopt = false

  @Flag(help: "Print what the build does with each file of the output, and why.")
  var explain = false

  func validate() throws {
    if output == "" { throw ValidationError("--output names the folder that the pages go to, and here it names none") }
  }

  func run() throws {
    Interruption.watch()
    // A signal that comes when the new output is put in place waits until here.
    defer { Interruption.noted?.endProgram() }
    do {
      try build()
    } catch let interruption as Interruption {
      StandardError.write("interrupted; the output is as it was\n")
      throw interruption
    }
  }

  private func build() throws {
    let start = SecondsClock.now()
    let root = try site.root()
    var options = LoadOptions(clock: try BuildClock.now())
    options.drafts = drafts ? .included : .leftOut
    if keepGoing { options.leavingOut = strict ? .itemsWithFindings : .itemsInError }
    let progress = BuildProgress()
    options.progress = progress
    let display = ProgressDisplay(of: progress, since: start)
    defer { display?.end() }
    let path = output ?? Folder.path(of: "output", in: root)
    let place = try place(at: path, of: root, options)
    let builder = SiteBuilder(root: root, options: options, place: place, adopts: adopt)
    do {
      try build(of: root, with: builder, since: start)
    } catch is PublishFailure {
      // What the build was prepared for has changed meanwhile. Other builds wait for this one now.
      do {
        try build(of: root, with: builder, by: builder.publisher(), since: start)
      } catch let failure as PublishFailure {
        throw Exit.failure(failure)
      }
    }
  }

  private func place(at path: String, of root: String, _ options: LoadOptions) throws -> OutputPlace {
    do {
      return try OutputPlace(path, site: root, sources: SiteLoader.sources)
    } catch {
      // A site that can't be read matters more than its output.
      _ = try LoadingFailure.reported { try SiteLoader(root: root, options: options) }
      throw Exit.failure(error)
    }
  }

  private func build(
    of root: String, with builder: SiteBuilder, by publisher: Publisher? = nil, since start: Double
  ) throws {
    let build = try LoadingFailure.reported {
      try SiteReading.steady(root) { try builder.prepare(ignoringCache: publisher != nil) }
    }
    // The end of the process frees a million items at once. One by one, that would take as long as writing some.
    _ = Unmanaged.passRetained(Kept(build))
    let report = try checked(build.diagnostics)
    if explain { try StandardOutput.write(BuildExplanation(build).text) }
    let counts = try PublishingFailure.reported { try builder.publish(build, by: publisher) }
    try finish(report, build.summary, counts, since: start)
  }

  /// Prints what was found, and ends the command if nothing can be built.
  private func checked(_ diagnostics: [Diagnostic]) throws -> DiagnosticReport {
    let report = DiagnosticReport(diagnostics, isStrict: strict)
    report.print()
    if !report.canBuild(keepGoing: keepGoing) {
      StandardError.write("\(report.summary); nothing was written\n")
      throw Exit.contentError
    }
    return report
  }

  private func finish(
    _ report: DiagnosticReport, _ summary: SiteSummary, _ counts: OutputCounts, since start: Double
  ) throws {
    if let leftover = counts.leftover {
      StandardError.write(
        "warning: \(printable("\(leftover)")); the new output is in place, and the next build tries again\n")
    }
    let line = BuildSummary(site: "\(summary)", counts: counts, seconds: SecondsClock.text(since: start))
    StandardError.write("\(line)\n")
    if report.hasErrors {
      StandardError.write("\(report.summary); items in error were left out\n")
      throw Exit.contentError
    }
  }
}

/// Turns a failure to write an output into the end of the command, unless another attempt may succeed.
private enum PublishingFailure {
  static func reported<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as PublishFailure {
      switch failure {
      case .overtaken, .sourceChanged: throw failure
      case .refused, .occupied, .busy, .file, .unfinished: throw Exit.failure(failure)
      }
    } catch let failure as FileFailure {
      throw Exit.failure(.file(failure))
    }
  }
}

extension Exit {
  /// Reports why the output was not replaced.
  static func failure(_ failure: PublishFailure) -> ExitCode {
    switch failure {
    case .refused, .occupied, .busy, .overtaken, .sourceChanged:
      cannotCreate("\(failure)")
    case .file(let cause), .unfinished(let cause): unwritten("\(failure)", after: cause)
    }
  }
}
