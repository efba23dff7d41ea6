import ArgumentParser
import Catalogue
import Characters
import Diagnostics
import Files
import Glibc
import Language
import Publishing

/// `vitrine build`.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site.",
    discussion: """
      Reads content/ and templates/ and writes the pages, all of them or none: the output is the previous site or the new one. Files \
      in the output that Vitrine did not write stay as they are.
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
    options.includesDrafts = drafts
    if keepGoing { options.leavingOut = strict ? .itemsWithFindings : .itemsInError }
    let progress = BuildProgress()
    options.progress = progress
    let display = ProgressDisplay(of: progress, since: start)
    defer { display?.end() }
    let path = output ?? (root == "/" ? "/output" : "\(root)/output")
    // What the build before left is read while the site's settings and templates are.
    let (reading, standing) = try Parallel.both { [options] in
      try SiteReading(root: root, options: options)
    } and: {
      Result { () throws(PublishFailure) in
        let place = try OutputPlace(path, site: root)
        return (place, PastBuild(at: place))
      }
    }
    let (place, past) = try OutputFailure.reported { try standing.get() }
    do {
      try build(reading, root: root, to: place, past: past, since: start)
    } catch PublishFailure.overtaken {
      try build(reading, root: root, to: place, past: nil, since: start)
    }
  }

  private func build(
    _ reading: SiteReading, root: String, to place: OutputPlace, past: PastBuild?, since start: Double
  ) throws {
    var reading = reading
    if let past {
      if let standing = try reading.compare(with: past) {
        let report = try checked(standing.diagnostics)
        return try finish(report, standing.summary, standing.counts, since: start)
      }
      if try build(try reading.edit(), to: place, past: past, since: start) { return }
    }
    let loaded = try reading.load(keepingNotesOn: place.parent)
    let builder = try SiteBuilder(loaded, root: root)
    // The end of the process frees a million items at once; one by one, it would take as long as to write some.
    _ = Unmanaged.passRetained(Kept(builder))
    let report = try checked(builder.diagnostics)
    let counts = try OutputFailure.reported {
      try builder.build(to: Publisher(place, adopts: adopt, past: past))
    }
    try finish(report, loaded.summary, counts, since: start)
  }

  /// Builds what an edit of notes asks for; false if there is none, or more to do.
  private func build(_ edit: PageEdit?, to place: OutputPlace, past: PastBuild, since start: Double) throws -> Bool {
    guard let edit else { return false }
    let report = DiagnosticReport(edit.diagnostics, isStrict: strict)
    guard report.canBuild(keepGoing: keepGoing),
      let counts = try OutputFailure.reported({ try edit.build(to: Publisher(place, adopts: adopt, past: past)) })
    else { return false }
    report.print()
    try finish(report, edit.summary, counts, since: start)
    return true
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
      StandardError.write("warning: \(printable("\(leftover)")); the new output stands, and the next build clears up\n")
    }
    let line = BuildSummary(site: "\(summary)", counts: counts, seconds: SecondsClock.text(since: start))
    StandardError.write("\(line)\n")
    if report.hasErrors {
      StandardError.write("\(report.summary); items in error were left out\n")
      throw Exit.contentError
    }
  }
}

/// Turns what keeps an output from being written into the end of the command.
private enum OutputFailure {
  static func reported<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as PublishFailure {
      if case .overtaken = failure { throw failure }
      throw Exit.failure(failure)
    } catch let failure as FileFailure {
      throw Exit.failure(.file(failure))
    }
  }
}

extension Exit {
  /// 73 where a file or folder cannot be made, 74 where writing fails.
  static func failure(_ failure: PublishFailure) -> ExitCode {
    switch failure {
    case .refused, .occupied, .busy, .overtaken:
      cannotCreate("\(failure)")
    case .file(let cause), .unfinished(let cause):
      [EACCES, EROFS, EPERM, ENOENT, ENOTDIR].contains(cause.code)
        ? cannotCreate("\(failure)") : inputOutput("\(failure)")
    }
  }
}
