import ArgumentParser
import Catalogue
import Editing
import Glibc

/// What shells offer for arguments of a site: collections, items, and keys of fields.
enum SiteCompletion {
  static let collections = CompletionKind.custom { words, _, _ in names(words) { try $0.collectionNames } }

  /// Collections with a slash, and the items of one once it is typed.
  static let items = CompletionKind.custom { words, _, prefix in
    names(words) { site in
      guard let slash = prefix.firstIndex(of: "/") else { return try site.collectionNames.map { "\($0)/" } }
      let id = String(prefix[..<slash])
      return try site.collection(id).stems().map { "\(id)/\($0)" }
    }
  }

  /// The keys of the collection that was typed before, each with the sign that a value follows.
  static let fields = CompletionKind.custom { words, _, prefix in
    // What follows the sign is for whoever types it.
    if prefix.contains("=") { return [] }
    return names(words) { site in
      let known = try site.collectionNames
      let ids = words.compactMap { $0.split(separator: "/").first.map(String.init) }
      guard let id = ids.first(where: known.contains) else { return [] }
      return try site.collection(id).schema.fields.map { "\($0.key)=" }
    }
  }

  /// Nothing where there is no site: a completion says no errors.
  private static func names(_ words: [String], _ body: (EditingSite) throws -> [String]) -> [String] {
    let option = words.firstIndex(of: "--site").flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    guard let root = option ?? nearestSite, let site = try? EditingSite(root: root, clock: 0) else { return [] }
    let found = (try? body(site)) ?? []
    // What follows a colon is a description to zsh.
    return CompletionShell.requesting == .zsh ? found.map { $0.replacing(":", with: "\\:") } : found
  }

  private static var nearestSite: String? {
    guard var folder = CurrentFolder.path else { return nil }
    while !CurrentFolder.isFolder("\(folder)/content") {
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
    return folder
  }
}
