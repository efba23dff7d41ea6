import ArgumentParser
import Catalogue
import Diagnostics
import Language
import Loading
import Publishing

/// `vitrine check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say all that is wrong with the content and the templates, and write nothing.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var site: SiteOption

  @Option(help: "How findings are printed: as text on standard error, or as a JSON array on standard output.")
  var format = Format.text

  @Flag(help: "Take warnings for errors.")
  var strict = false

  func run() throws {
    let root = try site.root()
    var options = LoadOptions(clock: try BuildClock.now())
    options.includesDrafts = true
    let (loaded, diagnostics) = try LoadingFailure.reported { try SiteBuilder.check(root: root, options: options) }
    let report = DiagnosticReport(diagnostics, isStrict: strict)
    switch format {
    case .text:
      report.print()
      try StandardOutput.write("\(loaded.summary(addingItems: leftOut(of: loaded))): \(report.summary)\n")
    case .json:
      try StandardOutput.write(Self.json(report.diagnostics))
    }
    if report.hasErrors { throw Exit.contentError }
  }

  /// How many items were looked at and could not be read.
  private func leftOut(of site: SiteContent) -> Int {
    let errors = Set(site.diagnostics.filter { $0.severity == .error && $0.isAboutAnItem }.map(\.file))
    guard !errors.isEmpty else { return 0 }
    let kept = site.collections.reduce(into: Set<String>()) { kept, loaded in
      let folder = "content/\(loaded.collection.id)/"
      for item in loaded.collection.items { kept.insert("\(folder)\(item.fileStem).md") }
    }
    return errors.subtracting(kept).count
  }

  private static func json(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var json = JSONText()
    json.raw("[")
    for (position, diagnostic) in diagnostics.enumerated() {
      json.raw(position == 0 ? "\n  {" : ",\n  {")
      json.member("file", diagnostic.file)
      json.raw(", ")
      json.key("line")
      json.number(String(diagnostic.location.line))
      json.raw(", ")
      json.key("column")
      json.number(String(diagnostic.location.column))
      for (key, text) in [
        ("severity", diagnostic.severity.rawValue), ("id", diagnostic.id.rawValue), ("message", diagnostic.message),
      ] {
        json.raw(", ")
        json.member(key, text)
      }
      json.raw("}")
    }
    json.raw(diagnostics.isEmpty ? "]\n" : "\n]\n")
    return json.bytes
  }
}
