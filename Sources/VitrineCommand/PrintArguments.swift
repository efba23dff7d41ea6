import ArgumentParser
package import Catalogue
package import PaperLayout

/// The arguments of `vitrine print`, which the program that prints takes too.
package struct PrintArguments: ParsableArguments {
  @OptionGroup var site: SiteOption

  @Argument(help: "The collection's folder in content/.", completion: SiteCompletion.collections)
  var collection: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The name of one of the collection's sorts, or keys such as make,-year. Without it, the report's sort.",
      valueName: "name or keys"))
  var sort: String?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Only items for which this holds: a key, one of = != < <= > >= ~ (contains), and a value. May be given several times.",
      valueName: "key=value"))
  var conditions: [String] = []

  @Option(help: "What is printed: a list, one item per page, two columns with pictures, boxes to check, or labels.")
  var kind = PrintKind.inventory

  @Option(help: "The paper. Without it, that of print: paper, or that of the site's region.")
  var paper: PaperSize?

  @Flag(help: "Print on the long side of the paper.")
  var landscape = false

  @Option(help: "Whether pictures are printed, and how large. Without it, cards and catalogues have them.")
  var photos: PhotoSize?

  @Option(
    help: ArgumentHelp(
      "The sheet that labels are printed on: its number, such as L7160, or measures in millimetres, such as 63.5x38.1,3x7.",
      valueName: "sheet"))
  var labels: String?

  @Option(
    help: ArgumentHelp(
      "How many labels of the first sheet are used already, or 'next' to go on where the last print on such a sheet ended.",
      valueName: "count"))
  var skip: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far labels are moved to the right and down, in millimetres, for a printer that is off. It is remembered for --printer.",
      valueName: "x,y"))
  var offset: String?

  @Option(help: ArgumentHelp("The printer whose offset is used or remembered.", valueName: "name"))
  var printer: String?

  @Flag(help: "Only deleted items.")
  var deleted = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where the PDF goes. Without it, COLLECTION.pdf in the current folder.", valueName: "file.pdf"))
  var output: String?

  package init() {}

  package func validate() throws {
    if output == "-" { throw ValidationError("--output names a file; a PDF cannot be written to a pipe") }
    if output == "" { throw ValidationError("--output names the PDF, and here it names none") }
    if let skip, skip != "next" {
      guard let count = Int(skip), (0..<1000).contains(count) else {
        throw ValidationError("--skip is a number of labels, or 'next', not '\(skip)'")
      }
    }
    if let offset, Self.offset(offset) == nil {
      throw ValidationError("--offset is two numbers of millimetres, such as 1.5,-0.5, of at most 20; not '\(offset)'")
    }
    // Without --paper, the site tells which it is.
    if let labels, let paper, LabelSheet(labels, paper: paper) == nil {
      throw ValidationError(LabelSheet.rule(for: "--labels", labels, paper))
    }
    let unused = [("--labels", labels), ("--skip", skip), ("--offset", offset), ("--printer", printer)]
    if kind != .labels, let (name, _) = unused.first(where: { $0.1 != nil }) {
      throw ValidationError("\(name) goes with --kind labels")
    }
    if kind == .labels, let photos, photos != .no {
      throw ValidationError("--photos does not go with --kind labels")
    }
    if kind == .labels, landscape { throw ValidationError("--landscape does not go with --kind labels") }
    if let paper, kind == .labels, labels == nil, paper != .a4, paper != .letter {
      throw ValidationError("sheets of labels are a4 or letter; leave --paper \(paper.rawValue) out")
    }
    if let paper, let labels, let sheet = LabelSheet(labels, paper: paper), sheet.paper != paper {
      throw ValidationError("sheets \(sheet.name) are \(sheet.paper.rawValue); leave --paper \(paper.rawValue) out")
    }
  }

  static func offset(_ text: String) -> (x: Double, y: Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], abs(x) <= 20, abs(y) <= 20 else { return nil }
    return (x, y)
  }

  /// Where the PDF goes.
  package var outputPath: String {
    output ?? (kind == .inventory ? "\(collection).pdf" : "\(collection)-\(kind.rawValue).pdf")
  }
}

extension PrintKind: ExpressibleByArgument {}
extension PhotoSize: ExpressibleByArgument {}

extension PaperSize: ExpressibleByArgument {
  package init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
