import Diagnostics

// Partials, parents and blocks.
extension TemplateCompiler {
  mutating func add(_ partial: TemplatePartial, arguments blocks: [TemplateBlock]) throws(Overrun) {
    guard let target = library[partial.name] else {
      if !partial.name.isEmpty { reportMissing(partial) }
      return
    }
    var layout = TemplateLayout()
    if let indentation = partial.indentation {
      layout.indentation = self.layout.indentation + self.layout.dedented(indentation)
    } else if partial.startsLine {
      program.append(self.layout.indentation)
    }
    let own = blocks.map { ($0.name, Argument(block: $0, template: template)) }
    let arguments = arguments.merging(own) { outer, _ in outer }
    files.insert(target.file.path)
    let outside = use
    if !template.isBuiltIn {
      use = target.isBuiltIn ? Use(name: partial.name, file: template.file, range: partial.range) : nil
    }
    try nested(at: partial.range) { (compiler) throws(Overrun) in
      try compiler.add(target.nodes, from: target, layout: layout, arguments: arguments)
    }
    use = outside
  }

  private mutating func reportMissing(_ partial: TemplatePartial) {
    let parts = partial.name.split(separator: "/", omittingEmptySubsequences: false)
    let leadsOut = parts.contains { $0.isEmpty || $0 == "." || $0 == ".." } || partial.name.contains("\\")
    let rule = leadsOut ? "; it is named by its path among the templates, such as partials/field" : ""
    var finding = finding(.templatePartial, at: partial.range, "there is no template '\(partial.name)'\(rule)")
    if !leadsOut, !template.isBuiltIn, let meant = suggestion(for: partial.name, among: library.names) {
      finding.suggestion = meant
      finding.fix = fix(partial.name, at: partial.nameLocation, to: meant)
    }
    findings.add(finding)
  }

  mutating func add(_ block: TemplateBlock) throws(Overrun) {
    guard let argument = arguments[block.name] else {
      if !block.opensLine, block.startsLine {
        program.append(layout.indentation)
        program.append(layout.dedented(block.leading))
      }
      return try add(block.body)
    }
    let indentation = block.opensLine ? block.bodyIndentation ?? block.leading : block.leading
    var inner = TemplateLayout()
    inner.indentation = layout.indentation + layout.dedented(indentation)
    if argument.block.opensLine {
      inner.dedent = argument.block.bodyIndentation?.count ?? 0
    } else if block.startsLine {
      program.append(inner.indentation)
    }
    try add(argument.block.body, from: argument.template, layout: inner, arguments: arguments)
  }

  private mutating func add(
    _ nodes: [TemplateNode], from template: Template, layout: TemplateLayout, arguments: [String: Argument]
  ) throws(Overrun) {
    let outside = (self.template, self.layout, self.arguments)
    (self.template, self.layout, self.arguments) = (template, layout, arguments)
    try add(nodes)
    (self.template, self.layout, self.arguments) = outside
  }
}
