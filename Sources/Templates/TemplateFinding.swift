package import Diagnostics

/// One thing that a template asks for and does not get.
package struct TemplateFinding: Sendable, Hashable {
  package let id: DiagnosticID
  /// The path of the file.
  package let file: String
  package let range: SourceRange
  /// The rule, without the name that was meant.
  package let rule: String
  /// The name that was most likely meant.
  package var suggestion: String?
  /// A change that puts that name into the tag.
  package var fix: Fix?
  /// Whether the finding is about a built-in template, at the place where that is used.
  package var isAboutUse = false

  package var location: SourceLocation { range.start }

  package var diagnostic: Diagnostic {
    var diagnostic = Diagnostic.error(
      id, in: file, at: range, rule + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
    diagnostic.fix = fix
    return diagnostic
  }
}
