import Addresses
import ArgumentParser
import Catalogue
package import Diagnostics
package import Files
import Language
import Loading
package import PaperLayout

/// Everything that `vitrine print` needs to know of a site before it lays anything out.
package struct PrintJob {
  package let source: PrintSource
  package let options: PrintOptions
  /// The collection's folder.
  package let folder: Folder
  package let output: String
  private let diagnostics: [Diagnostic]
  /// The printer whose offset is remembered.
  private let printer: String?

  /// Reads the site. The command ends, with all findings said, where its content has errors.
  package init(_ arguments: PrintArguments) throws {
    let root = try arguments.site.root()
    try SourceFolders.check(arguments.outputPath, root: root, endings: [".pdf"])
    if arguments.output == nil { try OutputFile.refuseLink(at: arguments.outputPath) }
    if let kind = try? FileStatus.following(arguments.outputPath)?.kind, kind != .file, kind != .folder {
      throw Exit.cannotCreate("\(arguments.outputPath) is a pipe or a device; a PDF needs a file")
    }
    let now = try BuildClock.now()
    var loading = LoadOptions(clock: now)
    loading.rendersNotes = false
    let site = try LoadingFailure.reported {
      try SiteReading.steady(root) { try SiteLoader.load(root: root, options: loading) }
    }
    let collection = try site.found(arguments.collection)
    let id = collection.id
    diagnostics = site.diagnostics(affecting: collection)
    let report = DiagnosticReport(diagnostics, isStrict: false)
    if report.hasErrors {
      report.print()
      throw Exit.contentError
    }
    let sorts = collection.settings.sorts
    let formatter = ItemFormatter(site: site.settings)
    let selection = try OrderedSelection(
      sort: arguments.sort ?? sorts[collection.settings.report.sort].name, conditions: arguments.conditions,
      of: collection, site: site.settings, formatter: formatter, command: PrintCommand.self)
    source = PrintSource(
      site: site.settings, collection: collection, sort: selection.sort,
      arrangement: try selection.arrangement(of: collection), showsDeleted: arguments.deleted,
      conditions: arguments.conditions, date: site.now.date, kind: arguments.kind)
    options = try Self.options(arguments, settings: collection.settings.print, language: site.settings.language)
    folder = try Self.folder(Folder.path(of: "content/\(id)", in: root))
    output = arguments.outputPath
    printer = arguments.printer
  }

  private static func folder(_ path: String) throws -> Folder {
    do {
      return try Folder(at: path)
    } catch {
      throw Exit.failure("\(error)", after: error, otherwise: Exit.noInput)
    }
  }

  private static func options(
    _ arguments: PrintArguments, settings: PrintSettings, language: LanguageTag
  ) throws -> PrintOptions {
    var options = PrintOptions()
    options.kind = arguments.kind
    options.paper = arguments.paper ?? settings.paper(for: language)
    options.isLandscape = arguments.landscape
    let hasPictures = arguments.kind == .cards || arguments.kind == .catalogue
    options.photos = arguments.photos ?? (hasPictures ? .small : .no)
    if arguments.kind == .labels {
      options.labels = try placement(arguments, settings: settings, paper: options.paper)
    }
    return options
  }

  /// Which labels are printed on: those that the arguments name, else those of the settings, else the commonest ones of the region.
  private static func placement(
    _ arguments: PrintArguments, settings: PrintSettings, paper: PaperSize
  ) throws -> LabelPlacement {
    let usual = paper == .letter ? "5160" : "L7160"
    guard
      let sheet = arguments.labels.map({ LabelSheet($0, paper: paper) }) ?? settings.labels.sheet
        ?? LabelSheet(usual, paper: paper)
    else {
      let rule = LabelSheet.rule(for: "--labels", arguments.labels ?? "", paper)
      throw Exit.wrongUsage(rule, of: PrintCommand.self)
    }
    let memory = LabelMemory()
    let needsMemory = arguments.skip == "next" || arguments.printer != nil && arguments.offset == nil
    if needsMemory, let failure = memory.failure { throw Exit.failure(failure) }
    var placement = LabelPlacement(sheet: sheet)
    placement.skip = arguments.skip == "next" ? memory.used(ofSheet: sheet.name) : Int(arguments.skip ?? "0") ?? 0
    guard placement.skip < sheet.count else {
      throw Exit.wrongUsage(
        "--skip is less than the \(sheet.count) labels of a sheet \(sheet.name), not \(placement.skip)",
        of: PrintCommand.self)
    }
    if let offset = arguments.offset.flatMap(PrintArguments.offset) {
      placement.offset = offset
    } else if let printer = arguments.printer {
      guard let offset = memory.offset(ofPrinter: printer) else {
        throw Exit.wrongUsage(
          "no offset is remembered for the printer '\(printer)'; give it once with --offset", of: PrintCommand.self)
      }
      placement.offset = offset
    }
    return placement
  }
}

extension PrintJob {
  /// Says what was found and what was written.
  ///
  /// - Parameter findings: what was found when the pages were laid out and drawn.
  package func report(_ findings: [Diagnostic], pages: Int) throws {
    DiagnosticReport(diagnostics + findings, isStrict: false).print()
    let items = source.itemCount
    let (used, isRemembered) = options.kind == .labels ? rememberLabels() : (0, true)
    let labels = used == 1 ? "1 label of the last sheet is used" : "\(used) labels of the last sheet are used"
    let next = isRemembered ? ", and --skip next goes on after \(used == 1 ? "it" : "them")" : ""
    let rest = used > 0 ? "; \(labels)\(next)" : ""
    if !isRemembered {
      StandardError.write(
        "warning: where the labels end cannot be remembered\(printer == nil ? "" : ", nor how far the printer is off"), "
          + "so that --skip next does not know of them\n")
    }
    try StandardOutput.write(
      "\(output): \(items) \(items == 1 ? "item" : "items"), \(pages) \(pages == 1 ? "page" : "pages")\(rest)\n")
  }

  /// Remembers where the labels ended, and how far the printer is off.
  ///
  /// - Returns: How many labels of the last sheet are used, and whether the next print will know.
  private func rememberLabels() -> (used: Int, isRemembered: Bool) {
    var memory = LabelMemory()
    let used = LabelDocument.used(options.labels, items: source.itemCount)
    memory.setUsed(used, ofSheet: options.labels.sheet.name)
    if let printer { memory.setOffset(options.labels.offset, ofPrinter: printer) }
    return (used, memory.save())
  }

  /// Ends the command as an error that laying out or writing threw asks.
  package func end(after error: any Error) -> any Error {
    switch error {
    case let failure as FileFailure:
      return Exit.unwritten("\(failure); \(output) is as it was", after: failure)
    case let failure as NoFonts:
      return Exit.unavailable(failure.message)
    case let failure as TableTooWide:
      let place = source.settings.columnsPlace ?? (SourcePath.settings(ofCollection: source.collection.id), .start)
      DiagnosticReport(
        diagnostics + [failure.finding(in: place.file, at: place.location)], isStrict: false
      ).print()
      return Exit.contentError
    default: return error
    }
  }
}
