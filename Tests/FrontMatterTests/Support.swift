import Diagnostics

@testable import FrontMatter

/// The front matter of a text, and the findings in it as lines.
func read(_ text: String) -> (frontMatter: FrontMatterDocument, findings: [String]) {
  var findings: [Diagnostic] = []
  let frontMatter = FrontMatterDocument.read(SourceFile(path: "a.md", text: text), diagnostics: &findings)
  return (frontMatter, findings.map(\.description))
}

/// The findings in a whole YAML file, as lines.
func findings(inYAML text: String) -> [String] {
  var findings: [Diagnostic] = []
  _ = YAMLDocument.read(SourceFile(path: "site.yaml", text: text), diagnostics: &findings)
  return findings.map(\.description)
}

func setting(_ value: EditedValue, _ path: String..., in text: String) throws -> String {
  let editor = try FrontMatterEditor(SourceFile(path: "a.md", text: text))
  return String(decoding: try editor.setting(value, forKey: path), as: UTF8.self)
}

func removing(_ path: String..., in text: String) throws -> String {
  let editor = try FrontMatterEditor(SourceFile(path: "a.md", text: text))
  return String(decoding: try editor.removing(path), as: UTF8.self)
}
