import Diagnostics

// Partials, parents and blocks.
extension TemplateCompiler {
  mutating func add(_ partial: TemplatePartial, arguments blocks: [TemplateBlock]) throws(Overrun) {
    guard let template = library[partial.name] else {
      if !partial.name.isEmpty {
        findings.add(
          .error(
            .templatePartial, in: file.path, at: partial.location,
            "there is no template '\(partial.name)'\(didYouMean(partial.name, among: library.names))"))
      }
      return
    }
    var layout = TemplateLayout()
    if let indentation = partial.indentation {
      layout.indentation = self.layout.indentation + self.layout.dedented(indentation)
    } else if partial.startsLine {
      program.append(self.layout.indentation)
    }
    let own = blocks.map { ($0.name, Argument(block: $0, file: file)) }
    let arguments = arguments.merging(own) { outer, _ in outer }
    try nested(at: partial.location) { (compiler) throws(Overrun) in
      try compiler.add(template.nodes, from: template.file, layout: layout, arguments: arguments)
    }
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
    try add(argument.block.body, from: argument.file, layout: inner, arguments: arguments)
  }

  private mutating func add(
    _ nodes: [TemplateNode], from file: SourceFile, layout: TemplateLayout, arguments: [String: Argument]
  ) throws(Overrun) {
    let outside = (self.file, self.layout, self.arguments)
    (self.file, self.layout, self.arguments) = (file, layout, arguments)
    try add(nodes)
    (self.file, self.layout, self.arguments) = outside
  }
}
