import Addresses
import Catalogue
import Diagnostics
import Files

/// Finds two files at one address below `assets/`, which holds the assets of templates and the pictures of collections.
struct AssetAddresses {
  /// The assets of the site's templates and the built-in ones, in order.
  private let assets: [RelativePath]

  private struct Owner {
    let address: String
    /// The path of its file, for messages.
    let file: String
  }

  init(_ templates: SiteTemplates) {
    assets = templates.assets.keys.sorted()
  }

  func diagnostics(for collections: [CollectionContent]) -> [Diagnostic] {
    var owners: [AddressKey: Owner] = [:]
    var findings: [Diagnostic] = []
    for asset in assets { claim(asset.text, by: "templates/assets/\(asset)", &owners, &findings) }
    for content in collections where !content.pictures.isEmpty {
      let id = content.collection.id
      // A folder of pictures and a file can't have the same name.
      if let owner = owners[AddressKey(id)] {
        report(SourcePath.settings(ofCollection: id), at: id, owner, &findings)
      }
      for (path, entry) in content.pictures.sorted(by: { $0.key < $1.key }) {
        // Two pictures that meet do so in all sizes.
        let published = entry.published.map { picture in
          [picture.variants[0].path] + (picture.original.map { [$0] } ?? [])
        }
        for address in published ?? [path.text] {
          claim("\(id)/\(address)", by: "content/\(id)/\(path)", &owners, &findings)
        }
      }
    }
    return findings
  }

  private func claim(
    _ address: String, by file: String, _ owners: inout [AddressKey: Owner],
    _ findings: inout [Diagnostic]
  ) {
    let key = AddressKey(address)
    if let owner = owners[key] {
      report(file, at: address, owner, &findings)
    } else {
      owners[key] = Owner(address: address, file: file)
    }
  }

  private func report(
    _ file: String, at address: String, _ owner: Owner, _ findings: inout [Diagnostic]
  ) {
    // Addresses are normalized; the names of the files may not be.
    let difference =
      file == owner.file
      ? AddressKey.difference(of: file, from: owner.file) : AddressKey.difference(of: address, from: owner.address)
    findings.append(
      .error(
        .addressShared, in: file, at: .start,
        "\(SiteAddresses.asset(address).text) is the address of \(owner.file) too\(difference)"
      ).noting("the address is this file's first", in: owner.file, at: SourceRange(at: .start)))
  }
}
