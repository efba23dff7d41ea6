import Addresses
import ArgumentParser
import Catalogue
import Diagnostics
import Loading

/// `vitrine schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print a JSON Schema, by which editors complete and check while one types.",
    discussion: "The schema is for the front matter of a collection's items, or for site.yaml and collection.yaml.")

  @OptionGroup var site: SiteOption

  @Argument(help: "The collection's folder in content/.", completion: SiteCompletion.collections)
  var collection: String?

  @Flag(help: "The schema of site.yaml and collection.yaml.")
  var configuration = false

  func validate() throws {
    if (collection == nil) != configuration {
      throw ValidationError("schema takes the folder of a collection, or --configuration")
    }
  }

  func run() throws {
    guard let collection else { return try StandardOutput.write(ConfigurationSchema.bytes) }
    let root = try site.root()
    var options = LoadOptions(clock: try BuildClock.now())
    options.rendersNotes = false
    let loaded = try LoadingFailure.reported {
      try SiteReading.steady(root) { try SiteLoader.load(root: root, options: options) }
    }
    let found = try loaded.found(collection)
    let report = DiagnosticReport(
      loaded.diagnostics.filter { $0.file == SourcePath.settings(ofCollection: found.id) }, isStrict: false)
    try StandardOutput.write(FrontMatterSchema(found.settings).bytes)
    report.print()
    if report.hasErrors { throw Exit.contentError }
  }
}
