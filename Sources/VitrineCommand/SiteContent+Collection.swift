import Addresses
import Catalogue
import Diagnostics
import Loading

extension SiteContent {
  /// The collection in the folder `id`; the command ends with status 66 where there is none.
  func found(_ id: String) throws -> Collection {
    if let found = collection(id)?.collection { return found }
    // It may be there and not be readable.
    let report = DiagnosticReport(
      diagnostics.filter { $0.severity == .error && $0.file == SourcePath.folder(ofCollection: id) }, isStrict: false)
    if report.hasErrors {
      report.print()
      throw Exit.contentError
    }
    let ids = collections.map(\.collection.id)
    let known = ids.isEmpty ? "the site has none" : "there are \(ids.joined(separator: ", "))"
    throw Exit.noInput("there is no collection '\(id)'; \(known)\(didYouMean(id, among: ids))")
  }

  /// What is wrong with what a collection is made of: with its own files, with the settings of the site, and errors in the collections that its
  /// items link to, by whose names they are ordered and shown.
  func diagnostics(affecting collection: Collection) -> [Diagnostic] {
    let linked = Set(collection.schema.fields.compactMap(\.target)).subtracting([collection.id])
    return diagnostics.filter { finding in
      SourcePath.affects(collection: collection.id, finding.file)
        || finding.severity == .error && linked.contains { SourcePath.affects(collection: $0, finding.file) }
    }
  }
}
