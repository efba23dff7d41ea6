import ArgumentParser
import Diagnostics
import Files
import JSON
import Loading
import Templates

/// `vitrine render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Print one template rendered on plain JSON, for trying templates out.",
    discussion: """
      Partials are the .mustache files beside the template, and in folders below it. Names that the data does not have print nothing and cause a \
      warning.
      """)

  @Argument(help: "The template's file.", completion: .file())
  var template: String

  @Option(help: ArgumentHelp("The data's file; - is standard input.", valueName: "file.json"))
  var data: String

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let (template, library) = try readTemplates(&diagnostics)
    let value = try readData()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      DiagnosticReport(diagnostics, isStrict: false).print()
      throw Exit.contentError
    }
    let program = TemplateCompiler.compile(
      template, on: value.templateValue, library: library, diagnostics: &diagnostics)
    let findings = diagnostics.map {
      $0.id == .templateDepth ? $0 : $0.with(.warning)
    }
    let report = DiagnosticReport(findings, isStrict: false)
    report.print()
    if report.hasErrors { throw Exit.contentError }
    var output = TemplateOutput()
    program.run(EmptySource(), into: &output)
    try StandardOutput.write(output.bytes)
  }

  private func readTemplates(_ diagnostics: inout [Diagnostic]) throws -> (Template, TemplateLibrary) {
    do {
      let folder = try Folder.holding(template).folder
      let source = SourceFile(path: template, bytes: try NamedFile.read(template))
      let template = Template(parsing: source, diagnostics: &diagnostics)
      diagnostics += template.misplacedValues
      let partials = try TemplateFolder(folder)
      diagnostics += try partials.findings(below: template)
      return (template, partials.library)
    } catch {
      throw Exit.failure("\(error)", after: error, otherwise: Exit.noInput)
    }
  }

  private func readData() throws -> JSONValue {
    switch JSONReader.read(try dataFile()) {
    case .success(let value): return value
    case .failure(let diagnostic):
      DiagnosticReport([diagnostic], isStrict: false).print()
      throw Exit.contentError
    }
  }

  private func dataFile() throws -> SourceFile {
    if data == "-" { return SourceFile(path: "-", bytes: try StandardInput.read()) }
    do {
      return SourceFile(path: data, bytes: try NamedFile.read(data))
    } catch {
      throw Exit.failure("\(error)", after: error, otherwise: Exit.noInput)
    }
  }
}
