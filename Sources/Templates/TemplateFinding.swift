package import Diagnostics

/// One thing that a template asks for and does not get.
package struct TemplateFinding: Sendable, Hashable {
  package let id: DiagnosticID
  /// The path of the file.
  package let file: String
  package let location: SourceLocation
  /// What the rule is, without the name that was meant.
  package let rule: String
  /// The name that was most likely meant.
  package let suggestion: String?
  /// Whether it is about a built-in template, and the place is where that is used.
  package var isAboutUse = false

  package var diagnostic: Diagnostic {
    .error(id, in: file, at: location, rule + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
