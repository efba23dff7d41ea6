/// The kinds of findings, each with a line in `docs/diagnostics.md`.
package enum DiagnosticID: String, Sendable, CaseIterable {
  // Files
  case fileEncoding = "file-encoding"
  case fileUnreadable = "file-unreadable"
  case fileTooLarge = "file-too-large"

  // YAML and front matter
  case frontMatterUnclosed = "front-matter-unclosed"
  case yamlSyntax = "yaml-syntax"
  case yamlAlias = "yaml-alias"
  case yamlTag = "yaml-tag"
  case yamlTab = "yaml-tab"
  case yamlDepth = "yaml-depth"
  case yamlSize = "yaml-size"
  case yamlDocument = "yaml-document"
  case duplicateKey = "duplicate-key"
  case keyForm = "key-form"

  // Templates
  case templateSyntax = "template-syntax"
  case templateName = "template-name"
  case templatePartial = "template-partial"
  case templateDepth = "template-depth"
}
