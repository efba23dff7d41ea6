import Diagnostics

extension MisplacedFence {
  func diagnostic(in file: SourceFile) -> Diagnostic {
    var diagnostic = Diagnostic.error(
      .frontMatterForm, in: file.path, at: file.range(of: bytes, from: .start), "front matter \(rule)")
    switch problem {
    case .invisible, .dashes:
      // Indented lines may be code.
      let isIndented = file.bytes[bytes.upperBound...].first { !isLineBreak($0) }.map(isBlank) ?? false
      diagnostic.fix = file.fix(bytes, from: .start, to: "---", isCertain: problem == .invisible && !isIndented)
    case .preceded, .followed, .lineEnd, .toml, .otherCharacters, .json, .language, .code: break
    }
    return diagnostic
  }

  private var rule: String {
    switch problem {
    case .invisible:
      "begins with '---' in the very first line; remove the blank lines, spaces or invisible characters around it"
    case .dashes: "begins with three hyphens, '---', alone on the first line; this line has other dashes"
    case .lineEnd: "has lines that end in a line or paragraph separator of Unicode; save the file with line feeds"
    case .preceded: "begins with '---' in the very first line; move what is above it below the front matter, or into it"
    case .followed:
      "begins with three hyphens, '---', alone on the first line; put the comment on a line of its own below them"
    case .toml: "is YAML between lines of '---', not TOML between lines of '+++'"
    case .otherCharacters: "is between lines of three hyphens, '---', not of other characters"
    case .json: "is YAML between lines of '---', not JSON"
    case .language: "is YAML between lines of three hyphens, '---', with nothing after them"
    case .code: "begins with '---' in the very first line; remove the lines of the block of code around it"
    }
  }
}
