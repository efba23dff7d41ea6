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

    /// Two files can differ in their normalization form alone.
    func isOf(_ file: String) -> Bool { self.file.utf8.elementsEqual(file.utf8) }
  }

  init(_ templates: SiteTemplates) {
    assets = templates.assets.keys.sorted()
  }

  func diagnostics(for collections: [CollectionContent]) -> [Diagnostic] {
    var claims = Claims()
    var findings: [Diagnostic] = []
    for asset in assets { claim(asset.text, by: "templates/assets/\(asset)", &claims, &findings) }
    for content in collections where !content.pictures.isEmpty {
      let id = content.collection.id
      // A folder of pictures and a file can't have the same name.
      if let owner = claims.files[AddressKey(id)] {
        report(SourcePath.settings(ofCollection: id), at: id, owner, &findings)
      }
      // Items name pictures in composed form, so that two sources must not have one name in that form.
      var sources: [OutputPath: Owner] = [:]
      for (path, entry) in content.pictures.sorted(by: { $0.key < $1.key }) {
        let source = OutputPath(path.text)
        let file = "content/\(id)/\(path)"
        if let owner = sources[source] {
          report(file, at: owner.address, owner, &findings)
          continue
        }
        sources[source] = Owner(address: "\(id)/\(source.text)", file: file)
        let published = entry.published.map { picture in
          picture.variants.map(\.path) + (picture.original.map { [$0] } ?? [])
        }
        // Two pictures that meet may do so in several sizes: that is one finding.
        for address in published ?? [path.text] {
          if claim("\(id)/\(address)", by: file, &claims, &findings) { break }
        }
      }
    }
    return findings
  }

  /// What is at each address, and below each folder.
  private struct Claims {
    var files: [AddressKey: Owner] = [:]
    var folders: [AddressKey: Owner] = [:]
  }

  /// - Returns: whether the address is another one's too, or a folder of one.
  @discardableResult
  private func claim(
    _ address: String, by file: String, _ claims: inout Claims, _ findings: inout [Diagnostic]
  ) -> Bool {
    let key = AddressKey(address)
    let above = Self.folders(of: address)
    if let owner = claims.files[key], !owner.isOf(file) {
      report(file, at: address, owner, &findings)
      return true
    }
    let other = claims.folders[key] ?? above.compactMap { claims.files[AddressKey($0)] }.first
    if let other, !other.isOf(file) {
      let addresses = "\(SiteAddresses.asset(address).text) and \(SiteAddresses.asset(other.address).text)"
      let message = "of \(addresses), one would be a folder that holds the other"
      findings.append(finding(message, in: file, other))
      return true
    }
    claims.files[key] = Owner(address: address, file: file)
    for folder in above where claims.folders[AddressKey(folder)] == nil {
      claims.folders[AddressKey(folder)] = Owner(address: address, file: file)
    }
    return false
  }

  /// The folders above an address, below that of the collection.
  private static func folders(of address: String) -> [String] {
    let parts = address.split(separator: "/")
    return (1..<max(1, parts.count)).dropFirst().map { parts.prefix($0).joined(separator: "/") }
  }

  private func report(
    _ file: String, at address: String, _ owner: Owner, _ findings: inout [Diagnostic]
  ) {
    // Addresses are normalized; the names of the files may not be.
    let difference =
      file == owner.file
      ? AddressKey.difference(of: file, from: owner.file) : AddressKey.difference(of: address, from: owner.address)
    let message = "\(SiteAddresses.asset(address).text) is the address of \(owner.file) too\(difference)"
    findings.append(finding(message, in: file, owner))
  }

  private func finding(_ message: String, in file: String, _ owner: Owner) -> Diagnostic {
    .error(.addressShared, in: file, at: .start, message)
      .noting("the address is this file's first", in: owner.file, at: SourceRange(at: .start))
  }
}
