import Catalogue
import Diagnostics
import Loading

extension SiteContent {
  /// The collection in the folder `id`; the command ends with status 66 where there is none.
  func found(_ id: String) throws -> Collection {
    if let found = collection(id)?.collection { return found }
    let ids = collections.map(\.collection.id)
    throw Exit.noInput(
      "there is no collection '\(id)'; there are \(ids.joined(separator: ", "))\(didYouMean(id, among: ids))")
  }
}
