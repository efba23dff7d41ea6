import Diagnostics
import Testing

@testable import Templates

/// What a template on known values prints, and everything that is said about it.
struct Rendering: Equatable {
  var text: String
  var findings: [String] = []

  init(text: String, findings: [String] = []) {
    self.text = text
    self.findings = findings
  }

  /// - Parameter partials: the sources of other templates by their names; their files are called after them.
  init(_ source: String, _ data: TemplateValue = [:], partials: [String: String] = [:], format: TemplateFormat = .html)
  {
    var diagnostics: [Diagnostic] = []
    let library = TemplateLibrary(parsing: partials, diagnostics: &diagnostics)
    let template = Template(parsing: SourceFile(path: "page", text: source), diagnostics: &diagnostics)
    let program = TemplateCompiler.compile(
      template, on: data, library: library, into: format, diagnostics: &diagnostics)
    var output = TemplateOutput()
    program.run(EmptySource(), into: &output)
    text = String(decoding: output.bytes, as: UTF8.self)
    findings = diagnostics.map(\.description)
  }
}

/// A template with what it should print.
struct RenderingCase: CustomTestStringConvertible {
  let rule: String
  let source: String
  let data: TemplateValue
  let partials: [String: String]
  let expected: String

  init(
    _ rule: String, _ source: String, _ data: TemplateValue = [:], partials: [String: String] = [:],
    prints expected: String
  ) {
    self.rule = rule
    self.source = source
    self.data = data
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { rule }
  var rendering: Rendering { Rendering(source, data, partials: partials) }
}

extension TemplateLibrary {
  init(parsing sources: [String: String], diagnostics: inout [Diagnostic]) {
    var templates: [String: Template] = [:]
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      templates[name] = Template(parsing: SourceFile(path: name, text: text), diagnostics: &diagnostics)
    }
    self.init(templates)
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
  init(arrayLiteral values: TemplateValue...) { self = .list(values, element: values.first ?? .absent) }
  init(dictionaryLiteral members: (String, TemplateValue)...) {
    self = .record(Dictionary(uniqueKeysWithValues: members))
  }
}
