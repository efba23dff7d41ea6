import Catalogue
import Diagnostics
import Language

/// Finds two files at one address below `assets/`, where the assets of templates and the pictures of collections stand.
struct AssetAddresses {
  /// The assets of the site's templates and the built-in ones, in order.
  private let assets: [String]

  init(_ templates: SiteTemplates) {
    assets = templates.assets.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func diagnostics(for collections: [LoadedCollection]) -> [Diagnostic] {
    var owners: [String: (address: String, file: String)] = [:]
    var findings: [Diagnostic] = []
    for asset in assets { claim(asset, by: "templates/assets/\(asset)", &owners, &findings) }
    for loaded in collections where !loaded.pictures.isEmpty {
      let id = loaded.collection.id
      // A folder of pictures and a file cannot have one name.
      if let owner = owners[ItemAddress.key(of: id)] {
        report("content/\(id)/collection.yaml", at: id, owner, &findings)
      }
      let folder = ItemAddress.key(of: id) + "/"
      let mayMeet =
        assets.contains { ItemAddress.key(of: $0).hasPrefix(folder) }
        || loaded.pictures.contains { !ItemAddress.isItsOwnKey($0) }
      for picture in mayMeet ? loaded.pictures.sorted() : [] {
        claim("\(id)/\(picture)", by: "content/\(id)/\(picture)", &owners, &findings)
      }
    }
    return findings
  }

  private func claim(
    _ address: String, by file: String, _ owners: inout [String: (address: String, file: String)],
    _ findings: inout [Diagnostic]
  ) {
    let key = ItemAddress.key(of: address)
    if let owner = owners[key] {
      report(file, at: address, owner, &findings)
    } else {
      owners[key] = (address, file)
    }
  }

  private func report(
    _ file: String, at address: String, _ owner: (address: String, file: String), _ findings: inout [Diagnostic]
  ) {
    findings.append(
      .error(
        .addressShared, in: file, at: .start,
        "assets/\(nfc(address)) is the address of \(owner.file) too"
          + ItemAddress.difference(of: address, from: owner.address)))
  }
}
