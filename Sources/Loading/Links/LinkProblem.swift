import Diagnostics
import Markdown
import Pictures

/// What is wrong with a link or a picture in notes.
struct LinkProblem {
  let severity: Diagnostic.Severity
  let id: DiagnosticID
  let message: String

  private init(_ severity: Diagnostic.Severity, _ id: DiagnosticID, _ message: String) {
    self.severity = severity
    self.id = id
    self.message = message
  }

  fileprivate static func broken(_ message: String) -> LinkProblem { LinkProblem(.warning, .brokenLink, message) }
  /// A picture that cannot be published.
  static func picture(_ name: String, _ failure: PictureFailure) -> LinkProblem {
    LinkProblem(.error, failure.id, "'\(name)' cannot be published: \(failure)")
  }

  static func unreadable(_ message: String) -> LinkProblem { LinkProblem(.error, .fileUnreadable, message) }

  func diagnostic(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    Diagnostic(severity, id, in: file.path, at: range, message)
  }
}

extension LinkTarget {
  /// What is wrong with a link that leads here; nil if nothing is.
  ///
  /// - Parameter collection: the collection whose notes hold the link.
  func problem(for link: MarkdownLink, in collection: String) -> LinkProblem? {
    let name = link.destination
    switch self {
    case .nothing: return .broken("this \(link.kind == .picture ? "picture" : "link") has no address")
    case .elsewhere: return nil
    case .unsafe(let scheme): return .broken(scheme.rule)
    case .schemeless:
      return .broken("a link to another host begins with its scheme, such as https:; '\(name)' is left out")
    case .withPassword: return .broken("links with a password, which the page would publish, are left out")
    case .blockedPicture(let scheme):
      return .broken(
        "browsers do not show this picture: pages allow those of the site and of https:, not of \(scheme):")
    case .absent(_, .draft): return .broken("'\(name)' is a draft, which is left out")
    case .absent(_, .leftOut): return .broken("'\(name)' is left out, since it is in error")
    case .site, .page, .item:
      return link.kind == .picture ? .broken("'\(name)' is a page, and a picture is a file such as front.jpg") : nil
    case .file(let other, let path, _):
      return other == collection
        ? nil : .broken("'\(path)' is in '\(other)'; a page shows files of its own collection")
    case .kept(.source): return .broken("'\(name)' is a source of the site, which is not copied")
    case .kept(.unportable(let reason)): return .broken("'\(name)' \(reason)")
    case .kept(.unreadable(let reason)): return .unreadable("'\(name)' cannot be copied: \(reason)")
    case .unknown(_, let meant), .missing(let meant):
      let question = meant.flatMap { meant in
        // A picture is not meant to be a page.
        let isMeant = !meant.utf8.elementsEqual(name.utf8) && !(link.kind == .picture && meant.hasSuffix(".md"))
        return isMeant ? "; did you mean '\(meant)'?" : nil
      }
      return .broken("there is no '\(name)' in the content\(question ?? "")")
    }
  }
}
