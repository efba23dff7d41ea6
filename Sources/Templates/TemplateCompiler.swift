package import Diagnostics

/// Evaluates a template as far as its values are known, and compiles the rest to a program.
///
/// Known values (labels, words of the interface, the fields of a group) become literal bytes, the others become slots. Compiling a template on
/// known values only renders it.
package struct TemplateCompiler {
  /// How many sections, partials, parents and blocks may be around a tag when it is compiled.
  static let depthLimit = 256
  /// How many tags, lines and repetitions one compilation may process; partials count each time.
  static let stepLimit = 2_000_000
  /// How many literal bytes one compilation may produce.
  static let sizeLimit = 50_000_000

  let library: TemplateLibrary
  private let format: TemplateFormat
  var program = TemplateProgram()
  var findings = TemplateFindings()
  /// The values around a tag, the nearest last.
  var stack: [TemplateValue]
  /// The template that is being compiled.
  var template: Template
  /// Where a template of the site includes the built-in one that is being compiled.
  var use: Use?
  var layout = TemplateLayout()
  /// The blocks of templates that build on this one, which replace its own.
  var arguments: [String: Argument] = [:]
  /// The paths of the templates that were used.
  var files: Set<String> = []
  private var depth = 0
  private var steps = 0
  /// How many names were found that no value has.
  var unknownNames = 0
  /// The loops over rows around a tag.
  var loops: [Slot] = []
  /// Loops over rows in loops over the same rows, which are reported unless a template uses itself.
  var rowsInThemselves = TemplateFindings()

  /// The replacement of a block.
  struct Argument {
    let block: TemplateBlock
    let template: Template
  }

  /// A tag that names another template.
  struct Use {
    let name: String
    let file: SourceFile
    let range: SourceRange
  }

  /// A limit at which the compilation ends.
  struct Overrun: Error {
    let finding: TemplateFinding
  }

  private init(_ template: Template, on context: TemplateValue, library: TemplateLibrary, into format: TemplateFormat) {
    self.library = library
    self.format = format
    self.template = template
    stack = [context]
    files = [template.file.path]
  }

  /// The program of `template` on what `context` knows.
  ///
  /// - Parameter diagnostics: gets the errors: names that no value around them has, and templates that do not exist. Both print nothing.
  package static func compile(
    _ template: Template, on context: TemplateValue, library: TemplateLibrary = TemplateLibrary(),
    into format: TemplateFormat = .html, diagnostics: inout [Diagnostic]
  ) -> TemplateProgram {
    let compiler = run(template, on: context, library: library, into: format)
    diagnostics += compiler.findings.all.map(\.diagnostic)
    return compiler.program
  }

  private static func run(
    _ template: Template, on context: TemplateValue, library: TemplateLibrary, into format: TemplateFormat
  ) -> TemplateCompiler {
    var compiler = TemplateCompiler(template, on: context, library: library, into: format)
    do throws(Overrun) {
      try compiler.add(template.nodes)
      for finding in compiler.rowsInThemselves.all { compiler.findings.add(finding) }
    } catch {
      compiler.findings.add(error.finding)
    }
    return compiler
  }

  /// The program of a template that was checked before.
  package static func compile(
    _ template: Template, on context: TemplateValue, library: TemplateLibrary
  ) -> TemplateProgram {
    var known: [Diagnostic] = []
    return compile(template, on: context, library: library, diagnostics: &known)
  }

  /// Every unknown name and missing template in `template`, also in branches that `context` happens to leave out, and the paths of all
  /// templates that were looked at.
  package static func check(
    _ template: Template, on context: TemplateValue, library: TemplateLibrary = TemplateLibrary()
  ) -> (findings: [TemplateFinding], files: Set<String>) {
    let compiler = run(template, on: context.opened, library: library, into: .html)
    return (compiler.findings.all, compiler.files)
  }
}

// MARK: - Nodes

extension TemplateCompiler {
  mutating func add(_ nodes: [TemplateNode]) throws(Overrun) {
    for node in nodes {
      try countStep { $0.range(of: node) }
      switch node {
      case .text(let range, let startsLine):
        let bytes = template.file.bytes[range]
        if startsLine { program.append(layout.line(bytes)) } else { program.append(bytes) }
      case .value(let name, let escaped, let startsLine):
        if startsLine { program.append(layout.indentation) }
        addValue(lookUp(name), escaped: escaped && format == .html)
      case .section(let name, let inverted, let body):
        try nested(at: name.range) { (compiler) throws(Overrun) in
          let value = compiler.lookUp(name)
          try inverted ? compiler.addInverted(value, body) : compiler.addSection(value, name, body)
        }
      case .partial(let partial):
        try add(partial, arguments: [])
      case .parent(let partial, let arguments):
        try add(partial, arguments: arguments)
      case .block(let block):
        try nested(at: SourceRange(at: block.location)) { (compiler) throws(Overrun) in try compiler.add(block) }
      }
    }
  }

  mutating func nested(
    at range: SourceRange, _ body: (inout Self) throws(Overrun) -> Void
  ) throws(Overrun) {
    guard depth < Self.depthLimit else {
      throw overrun(
        range, "templates are nested at most \(Self.depthLimit) deep; does one name itself?")
    }
    depth += 1
    try body(&self)
    depth -= 1
  }

  /// Counts a tag, a line or a pass through a section: templates and lists in one another multiply.
  ///
  /// - Parameter range: where to report that there are too many.
  mutating func countStep(at range: (Self) -> SourceRange) throws(Overrun) {
    steps += 1
    if steps > Self.stepLimit {
      throw overrun(
        range(self), "a page's template may have at most \(Self.stepLimit) tags and lines, repetitions included")
    }
    if program.literalCount > Self.sizeLimit {
      throw overrun(
        range(self), "a page's template may make at most \(Self.sizeLimit / 1_000_000) MB without the content")
    }
  }

  private mutating func addValue(_ value: TemplateValue, escaped: Bool) {
    switch value {
    case .text(let text):
      var output = TemplateOutput(escapes: escaped)
      output.write(text)
      program.append(output.bytes)
    case .slot(let slot):
      program.append(.write(slot, escaped: escaped))
    case .record(_, let itself?):
      addValue(itself, escaped: escaped)
    case .absent, .flag, .list, .rows, .record:
      break
    }
  }
}

// MARK: - Names

extension TemplateCompiler {
  private mutating func lookUp(_ name: TemplateName) -> TemplateValue {
    guard let first = name.parts.first else { return stack[stack.count - 1] }
    guard var value = stack.lazy.reversed().compactMap({ $0.member(first) }).first else {
      let stack = stack
      report(name, 0) { stack.reversed().flatMap(\.memberNames) }
      return .absent
    }
    for part in name.parts.indices.dropFirst() {
      guard let member = value.member(name.parts[part]) else {
        report(name, part) { [value] in value.memberNames }
        return .absent
      }
      value = member
    }
    return value
  }
}
