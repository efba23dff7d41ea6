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
}
