extension Template {
  /// The names of the templates that this one names as partials and parents.
  package var partialNames: Set<String> {
    var names: Set<String> = []
    Self.collect(nodes, into: &names)
    return names
  }

  private static func collect(_ nodes: [TemplateNode], into names: inout Set<String>) {
    for node in nodes {
      switch node {
      case .text, .value: continue
      case .section(_, _, let body): collect(body, into: &names)
      case .block(let block): collect(block.body, into: &names)
      case .partial(let partial): names.insert(partial.name)
      case .parent(let partial, let arguments):
        names.insert(partial.name)
        for block in arguments { collect(block.body, into: &names) }
      }
    }
  }
}
