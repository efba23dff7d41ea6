/// The kinds of findings, each with a line in `docs/diagnostics.md`.
package enum DiagnosticID: String, Sendable, CaseIterable {
  // Files
  case fileEncoding = "file-encoding"
  case fileUnreadable = "file-unreadable"
  case fileName = "file-name"
  case fileSize = "file-size"
  case mergeConflict = "merge-conflict"
  case notesBrackets = "notes-brackets"

  // YAML and front matter
  case frontMatterForm = "front-matter-form"
  case frontMatterUnclosed = "front-matter-unclosed"
  case yamlSyntax = "yaml-syntax"
  case yamlAlias = "yaml-alias"
  case yamlTag = "yaml-tag"
  case yamlComment = "yaml-comment"
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
  case templateUnused = "template-unused"
  case templatePlace = "template-place"

  // Data
  case dataSyntax = "data-syntax"
  case importRow = "import-row"

  // Configuration
  case unknownKey = "unknown-key"
  case settingForm = "setting-form"
  case settingValue = "setting-value"
  case reservedKey = "reserved-key"
  case lookContrast = "look-contrast"
  case unknownLanguage = "unknown-language"
  case unknownTimeZone = "unknown-time-zone"
  case unknownCurrency = "unknown-currency"
  case unknownCollection = "unknown-collection"
  case noCollection = "no-collection"
  case unknownFieldName = "unknown-field-name"
  case duplicateSort = "duplicate-sort"
  case sortKey = "sort-key"
  case sectionRule = "section-rule"
  case sectionType = "section-type"
  case sectionContradiction = "section-contradiction"

  // Printing
  case printWidth = "print-width"
  case pictureUnreadable = "picture-unreadable"
  case fontMissing = "font-missing"
  case codeSize = "code-size"

  // Items
  case unknownField = "unknown-field"
  case requiredField = "required-field"
  case valueType = "value-type"
  case valueRange = "value-range"
  case isbnCheck = "isbn-check"
  case vinCheck = "vin-check"
  case pathOutside = "path-outside"
  case imageMissing = "image-missing"
  case imageFormat = "image-format"
  case imageSize = "image-size"
  case imageDamaged = "image-damaged"
  case imageUnsafe = "image-unsafe"
  case brokenLink = "broken-link"
  case linkTarget = "link-target"
  case listComma = "list-comma"
  case valueSpelling = "value-spelling"
  case htmlOmitted = "html-omitted"
  case notesDefinition = "notes-definition"
  case notesComment = "notes-comment"
  case deletionForbidden = "deletion-forbidden"
  case itemAddress = "item-address"
  case addressShared = "address-shared"
}
