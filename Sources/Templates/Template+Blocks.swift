package import Diagnostics

extension Template {
  /// Warnings about blocks within a parent that the parent does not have, so that nothing shows them.
  package func unknownBlocks(in library: TemplateLibrary) -> [Diagnostic] {
    var search = BlockSearch(file: file, library: library)
    search.read(nodes)
    return search.findings
  }
}

/// Compares the blocks within parents with those of the parents.
private struct BlockSearch {
  let file: SourceFile
  let library: TemplateLibrary
  private(set) var findings: [Diagnostic] = []

  init(file: SourceFile, library: TemplateLibrary) {
    self.file = file
    self.library = library
  }

  mutating func read(_ nodes: [TemplateNode]) {
    for node in nodes {
      switch node {
      case .text, .value, .partial: continue
      case .section(_, _, let body): read(body)
      case .block(let block): read(block.body)
      case .parent(let parent, let arguments):
        for block in arguments { read(block.body) }
        guard !arguments.isEmpty, let target = library[parent.name] else { continue }
        var (known, seen): (Set<String>, Set<String>) = ([], [parent.name])
        collect(target.nodes, into: &known, &seen)
        for block in arguments where !known.contains(block.name) {
          findings.append(
            .warning(
              .templateName, in: file.path, at: block.location,
              "'\(parent.name)' has no block '\(block.name)', so that this is not shown"
                + didYouMean(block.name, among: known.sorted())))
        }
      }
    }
  }

  /// Collects the names of the blocks of a template, and of all that it includes.
  private func collect(_ nodes: [TemplateNode], into names: inout Set<String>, _ seen: inout Set<String>) {
    for node in nodes {
      switch node {
      case .text, .value: continue
      case .section(_, _, let body): collect(body, into: &names, &seen)
      case .block(let block):
        names.insert(block.name)
        collect(block.body, into: &names, &seen)
      case .partial(let partial): collect(partial.name, into: &names, &seen)
      case .parent(let parent, let arguments):
        for block in arguments { collect(block.body, into: &names, &seen) }
        collect(parent.name, into: &names, &seen)
      }
    }
  }

  private func collect(_ name: String, into names: inout Set<String>, _ seen: inout Set<String>) {
    guard seen.insert(name).inserted, let template = library[name] else { return }
    collect(template.nodes, into: &names, &seen)
  }
}
