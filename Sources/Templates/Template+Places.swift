package import Diagnostics

extension Template {
  /// The values that stand where escaping cannot keep them from being taken for more than text, as warnings.
  ///
  /// Each template is looked at by itself: one that is named inside a tag is taken to begin among words.
  package var misplacedValues: [Diagnostic] {
    var search = PlaceSearch(file: file)
    search.read(nodes)
    return search.findings
  }
}

/// Goes through a template and keeps track of where in HTML it is.
private struct PlaceSearch {
  let file: SourceFile
  var context = MarkupContext()
  private(set) var findings: [Diagnostic] = []

  init(file: SourceFile) {
    self.file = file
  }

  mutating func read(_ nodes: [TemplateNode]) {
    // A section and the inverted one that follows it stand in each other's place.
    var alternative: (name: String, before: MarkupContext)?
    for node in nodes {
      switch node {
      case .text(let range, _):
        context.read(file.bytes[range])
        alternative = nil
      case .value(let name, _, _):
        check(name)
        context.readValue()
        alternative = nil
      case .section(let name, _, let body):
        let before = alternative?.name == name.text ? alternative?.before ?? context : context
        context = before
        read(body)
        alternative = (name.text, before)
      case .block(let block):
        read(block.body)
      case .parent(_, let arguments):
        let outside = context
        for block in arguments {
          context = MarkupContext()
          read(block.body)
        }
        context = outside
      case .partial:
        continue
      }
    }
  }

  private mutating func check(_ name: TemplateName) {
    if context.isBareInTag {
      report(
        name,
        "in a tag, '\(name.text)' needs quotation marks around it, as in href=\"{{\(name.text)}}\": in front of a space, an attribute ends"
      )
    } else if context.isCode {
      report(
        name,
        "'\(name.text)' would be taken for code here; put it into an attribute of its own, as in data-value=\"{{\(name.text)}}\""
      )
    }
  }

  private mutating func report(_ name: TemplateName, _ message: String) {
    findings.append(.warning(.templatePlace, in: file.path, at: name.location, message))
  }
}
