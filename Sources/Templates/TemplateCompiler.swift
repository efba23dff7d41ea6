package import Diagnostics

/// Runs a template as far as its values are known, and leaves a program that does the rest.
///
/// What is known (labels, words of the interface, which fields a group has) turns into literal bytes; what is not turns into slots. A template on nothing
/// but known values is thereby rendered.
package struct TemplateCompiler {
  /// How many sections, partials, parents and blocks may stand around a tag when it is compiled.
  static let depthLimit = 256
  /// How many tags and lines of text one compilation may meet, partials counted each time.
  static let stepLimit = 2_000_000
  /// How many bytes one compilation may print that are known by then.
  static let sizeLimit = 50_000_000

  let library: TemplateLibrary
  private let format: TemplateFormat
  var program = TemplateProgram()
  var findings = TemplateFindings()
  /// The values around a tag, the nearest last.
  var stack: [TemplateValue]
  /// The template that the tags at hand come from.
  var template: Template
  /// Where a template of the site's names the built-in one that the tags at hand come from.
  var use: Use?
  var layout = TemplateLayout()
  /// What the templates that build on the one at hand put in place of its blocks.
  var arguments: [String: Argument] = [:]
  /// The paths of the templates that were met.
  var files: Set<String> = []
  private var depth = 0
  private var steps = 0
  /// The loops over rows around a tag.
  var loops: [Slot] = []
  /// Loops over rows in loops over the same rows, which are reported unless a template uses itself.
  var rowsInThemselves = TemplateFindings()

  /// What stands in place of a block.
  struct Argument {
    let block: TemplateBlock
    let template: Template
  }

  /// A tag that names another template.
  struct Use {
    let name: String
    let file: SourceFile
    let location: SourceLocation
  }

  /// The compilation cannot go on.
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
  /// - Parameter diagnostics: gets what the compiler met, as errors: names that no value around them has, and templates that are not there. Both print nothing.
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
      steps += 1
      try checkLimits(at: node)
      switch node {
      case .text(let range, let startsLine):
        let bytes = template.file.bytes[range]
        if startsLine { program.append(layout.line(bytes)) } else { program.append(bytes) }
      case .value(let name, let escaped, let startsLine):
        if startsLine { program.append(layout.indentation) }
        addValue(lookUp(name), escaped: escaped && format == .html)
      case .section(let name, let inverted, let body):
        try nested(at: name.location) { (compiler) throws(Overrun) in
          let value = compiler.lookUp(name)
          try inverted ? compiler.addInverted(value, body) : compiler.addSection(value, name, body)
        }
      case .partial(let partial):
        try add(partial, arguments: [])
      case .parent(let partial, let arguments):
        try add(partial, arguments: arguments)
      case .block(let block):
        try nested(at: block.location) { (compiler) throws(Overrun) in try compiler.add(block) }
      }
    }
  }

  mutating func nested(
    at location: SourceLocation, _ body: (inout Self) throws(Overrun) -> Void
  ) throws(Overrun) {
    guard depth < Self.depthLimit else {
      throw overrun(
        location, "templates may stand in one another at most \(Self.depthLimit) deep; does one name itself?")
    }
    depth += 1
    try body(&self)
    depth -= 1
  }

  /// Whether the compilation may go on with `node`; templates in one another multiply.
  private func checkLimits(at node: TemplateNode) throws(Overrun) {
    if steps > Self.stepLimit {
      throw overrun(location(of: node), "a page's template may meet at most \(Self.stepLimit) tags and lines")
    }
    if program.literalCount > Self.sizeLimit {
      throw overrun(
        location(of: node), "a page's template may make at most \(Self.sizeLimit / 1_000_000) MB without the content")
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
      report(name, first, among: stack.reversed().flatMap(\.memberNames))
      return .absent
    }
    for part in name.parts.dropFirst() {
      guard let member = value.member(part) else {
        report(name, part, among: value.memberNames)
        return .absent
      }
      value = member
    }
    return value
  }
}
