package import Diagnostics

/// A Mustache template, parsed once.
///
/// The language is that of the Mustache specification: comments, delimiters, interpolation with dotted names, sections, inverted sections, partials, and
/// the optional module for inheritance.
package struct Template: Sendable {
  package let file: SourceFile
  /// Whether the template comes with the program, so that nobody can open its file.
  let isBuiltIn: Bool
  let nodes: [TemplateNode]

  /// Parses `file` and adds what is wrong in it to `diagnostics`; the template holds what could be understood.
  ///
  /// - Parameter origin: where the text begins, for a template inside another file.
  package init(
    parsing file: SourceFile, from origin: SourceLocation = .start, isBuiltIn: Bool = false,
    diagnostics: inout [Diagnostic]
  ) {
    self.file = file
    self.isBuiltIn = isBuiltIn
    if let finding = file.encodingFinding {
      diagnostics.append(finding)
      nodes = []
      return
    }
    var parser = TemplateParser(file: file, origin: origin)
    nodes = parser.parse()
    diagnostics += parser.diagnostics
  }
}
