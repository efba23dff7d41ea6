package import Diagnostics

extension Template {
  /// Warnings about values in places where escaping cannot keep them from being more than text.
  ///
  /// Each template is checked on its own; a partial inside a tag is taken to begin among words.
  package var misplacedValues: [Diagnostic] {
    var search = PlaceSearch(file: file)
    search.read(nodes)
    return search.findings
  }
}

/// Follows a template through the places of HTML where it may be: a section may be left out or repeated.
private struct PlaceSearch {
  /// How many alternative places are followed.
  private static let limit = 16
  /// How many bytes are read at most: nested sections are read repeatedly.
  private static let stepLimit = 20_000_000

  let file: SourceFile
  private var contexts = [MarkupContext()]
  private var found: Set<Diagnostic> = []
  private var steps = 0

  init(file: SourceFile) {
    self.file = file
  }

  var findings: [Diagnostic] { found.sorted() }

  mutating func read(_ nodes: [TemplateNode]) {
    // A section and an inverted one that follows it are alternatives.
    var alternative: (name: String, isInverted: Bool, before: [MarkupContext], after: [MarkupContext])?
    for node in nodes where steps < Self.stepLimit {
      steps += 1
      let last = alternative
      alternative = nil
      switch node {
      case .text(let range, _):
        steps += range.count * contexts.count
        for index in contexts.indices { contexts[index].read(file.bytes[range]) }
        keep(contexts)
      case .value(let name, _, _):
        check(name)
        keep(contexts + contexts.map(\.afterValue))
      case .section(let name, let isInverted, let body):
        if let last, last.name == name.text, last.isInverted != isInverted {
          contexts = last.before
          readOnceOrAgain(body, isInverted)
          keep(contexts + last.after)
        } else {
          let before = contexts
          readOnceOrAgain(body, isInverted)
          alternative = (name.text, isInverted, before, contexts)
          keep(before + contexts)
        }
      case .block(let block):
        read(block.body)
      case .parent(_, let arguments):
        let outside = contexts
        for block in arguments {
          contexts = [MarkupContext()]
          read(block.body)
        }
        contexts = outside
      case .partial:
        continue
      }
    }
  }

  /// A row begins where the one before it ended.
  private mutating func readOnceOrAgain(_ body: [TemplateNode], _ isInverted: Bool) {
    let before = contexts
    read(body)
    if isInverted || contexts == before { return }
    let after = contexts
    read(body)
    keep(after + contexts)
  }

  private mutating func keep(_ places: [MarkupContext]) {
    var kept: [MarkupContext] = []
    for place in places where kept.count < Self.limit && !kept.contains(place) { kept.append(place) }
    contexts = kept
  }

  private mutating func check(_ name: TemplateName) {
    if contexts.contains(where: \.isBareInTag) {
      report(
        name,
        "in a tag, '\(name.text)' needs quotation marks around it, as in href=\"{{\(name.text)}}\": in front of a space, an attribute ends"
      )
    } else if contexts.contains(where: \.isComment) {
      report(
        name,
        "'\(name.text)' is in a comment, which hyphens in a value may end; write it as a comment of the template: {{! … }}"
      )
    } else if contexts.contains(where: \.isCode), !Self.scriptValues.contains(name.text) {
      report(
        name,
        "'\(name.text)' would be taken for code here; put it into an attribute of its own, as in data-value=\"{{\(name.text)}}\""
      )
    }
  }

  /// The values that are made for scripts: JSON in which no tag begins.
  private static let scriptValues: Set = ["metadata"]

  private mutating func report(_ name: TemplateName, _ message: String) {
    found.insert(.warning(.templatePlace, in: file.path, at: name.range, message))
  }
}
