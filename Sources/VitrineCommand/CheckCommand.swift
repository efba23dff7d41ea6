private import Addresses
import ArgumentParser
import Catalogue
import Concurrency
import Diagnostics
import Editing
import Files
import Language
import Loading
import Publishing

/// `vitrine check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report everything that is wrong with the content and the templates.",
    discussion: "Writes nothing, unless --fix is given.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif
  }

  @OptionGroup var site: SiteOption

  @Option(
    help: "How findings are printed: as text on standard error, or as a JSON array or a SARIF log on standard output.")
  var format = Format.text

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Correct what can only be meant in one way, in the files themselves, then check again.")
  var fix = false

  @Flag(help: "With --fix, print the lines that would change, and write nothing.")
  var diff = false

  func validate() throws {
    if diff, !fix || format != .text { throw ValidationError("--diff goes with --fix, and with findings as text") }
  }

  func run() throws {
    do {
      try check()
    } catch let exit as ExitCode where exit == Exit.contentError {
      throw exit
    } catch {
      // Programs that read the output get a document in any case.
      try print([Self.finding(about: error)])
      try LoadingFailure.reported { throw error }
    }
  }

  /// A failure that ends the command, as a finding at the folder that it is about.
  private static func finding(about failure: any Error) -> Diagnostic {
    if let failure = failure as? LoadFailure { return failure.finding }
    if let failure = failure as? FileFailure {
      return .error(.fileUnreadable, in: SourcePath.content, at: .start, "\(failure)")
    }
    let isMissing = failure as? ExitCode == Exit.noInputStatus
    return .error(
      .fileUnreadable, in: SourcePath.content, at: .start,
      isMissing ? "there is no such folder" : "this folder cannot be read")
  }

  private func check() throws {
    let root = try site.root()
    var (loaded, report) = try SiteReading.steady(root) { try findings(in: root) }
    if diff {
      let fixes = try LoadingFailure.reported { try CertainFixes(of: report.diagnostics, in: root) }
      try StandardOutput.write(lines: fixes.plan.diff)
      let rest = report.diagnostics.count - fixes.count
      return StandardError.write("\(Self.findings(fixes.count)) would be fixed, and \(rest) would be left\n")
    }
    if fix { (loaded, report) = try fixed(loaded, report, in: root) }
    if format == .text {
      report.print()
      try StandardOutput.write("\(loaded.summary(addingItems: leftOut(of: loaded))): \(report.summary)\n")
    } else {
      try print(report.diagnostics)
    }
    if report.hasErrors { throw Exit.contentError }
  }

  private func findings(in root: String) throws -> (SiteContent, DiagnosticReport) {
    var options = LoadOptions(clock: try BuildClock.now())
    options.drafts = .checked
    let (loaded, diagnostics) = try SiteBuilder.check(root: root, options: options)
    return (loaded, DiagnosticReport(CertainFixes.settled(diagnostics), isStrict: strict))
  }

  /// The findings after all certain fixes. One fix may let others be found: those of values in YAML that could not be read, for example.
  private func fixed(
    _ loaded: SiteContent, _ report: DiagnosticReport, in root: String
  ) throws -> (SiteContent, DiagnosticReport) {
    var (loaded, report, count) = (loaded, report, 0)
    if report.diagnostics.contains(where: { $0.fix?.isCertain == true }) {
      Interruption.watch()
      defer { Interruption.noted?.endProgram() }
      let writer = try EditFailures.reported { try ChangeWriter(root: root) }
      EditFailures.print(leftAsFound: writer.leftAsFound)
      var done: ChangePlan?
      do {
        // While there is a writer, no other command changes files.
        (loaded, report) = try findings(in: root)
        for _ in 0..<Self.roundLimit {
          let fixes = try EditFailures.reported { try CertainFixes(of: report.diagnostics, in: root) }
          if fixes.count == 0 { break }
          let earlier = done
          done = try EditFailures.reported { try Interruption.hold { try writer.apply(fixes.plan, after: earlier) } }
          count += fixes.count
          (loaded, report) = try findings(in: root)
        }
      } catch let interruption as Interruption {
        StandardError.write(done == nil ? "\(WriteFailure.interrupted(interruption))\n" : "interrupted\n")
        if let done { ChangeSummary.print(done) }
        throw interruption
      }
      if let done { ChangeSummary.print(done) }
    }
    StandardError.write("\(Self.findings(count)) fixed\n")
    return (loaded, report)
  }

  private static func findings(_ count: Int) -> String { "\(count) \(count == 1 ? "finding" : "findings")" }

  /// How often the site is checked again after fixes.
  private static let roundLimit = 8

  private func print(_ diagnostics: [Diagnostic]) throws {
    switch format {
    case .text: break
    case .json: try StandardOutput.write(DiagnosticJSON.bytes(diagnostics))
    case .sarif: try StandardOutput.write(SARIFLog.bytes(diagnostics))
    }
  }

  /// How many items could not be read.
  private func leftOut(of site: SiteContent) -> Int {
    var errors = Set(
      site.diagnostics.filter { $0.severity == .error }.compactMap { ItemReference(path: $0.file) })
    if errors.isEmpty { return 0 }
    for loaded in site.collections {
      for item in loaded.collection.items {
        errors.remove(ItemReference(collection: loaded.collection.id, stem: item.fileStem))
      }
    }
    return errors.count
  }
}
