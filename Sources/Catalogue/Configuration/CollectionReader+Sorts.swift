import Diagnostics
import FrontMatter
import Language
import Ordering

extension CollectionReader {
  package static let sortKeys = ["name", "by", "sections", "header", "articles"]
  package static let descriptorKeys = ["key", "order", "compare", "missing"]

  /// The sorts of a collection; without any, the items are in the order of their names.
  mutating func sorts(_ node: Node?) -> [Sort] {
    guard let node, let nodes = node.items, !nodes.isEmpty else {
      if let node {
        reader.error(.settingForm, at: node.location, "sorts is a list of sorts, each with a name and keys")
      }
      return [sortByName()]
    }
    var sorts: [(sort: Sort, location: SourceLocation)] = []
    for node in nodes {
      guard let sort = sort(node) else { continue }
      if let other = sorts.first(where: { $0.sort.name == sort.name }) {
        reader.error(
          .duplicateSort, at: node.location,
          "two sorts have the name '\(sort.name)'; the other one is on line \(other.location.line)")
      } else if let other = sorts.first(where: { $0.sort.slug == sort.slug }) {
        reader.error(
          .duplicateSort, at: node.location,
          "'\(sort.name)' and '\(other.sort.name)' on line \(other.location.line) would both be the page by-\(sort.slug).html; rename one"
        )
      } else {
        sorts.append((sort, node.location))
      }
    }
    return sorts.isEmpty ? [sortByName()] : sorts.map(\.sort)
  }

  private func sortByName() -> Sort {
    let component = SortComponent(
      subject: .name, comparison: .language, isFiled: true, keepsArticles: false, followsSortName: true)
    let term = SortTerm(component: component, isDescending: false, missingComesFirst: false)
    return Sort(name: "A–Z", slug: "a-z", terms: [term], sections: .index)
  }

  private mutating func sort(_ node: Node) -> Sort? {
    let settings = reader.settings(in: node, of: "a sort", known: Self.sortKeys)
    guard node.entries != nil else { return nil }
    let keepsArticles = reader.choice(settings["articles"], "articles", among: ["keep", "skip"]) == "keep"
    let terms = terms(settings["by"], keepsArticles: keepsArticles)
    if settings["by"].map({ $0.items?.isEmpty == true }) ?? true {
      reader.error(.settingForm, at: node.location, "a sort needs by: [key, …], the keys it goes by")
    }
    guard let name = reader.text(settings["name"], "name") else {
      reader.error(.settingForm, at: node.location, "a sort needs a name, which is shown on the list's control")
      return nil
    }
    let sections = sectionTerm(settings["sections"], terms: terms)
    let key = terms.first.map { firstKey($0.component) } ?? "sort"
    var sort = Sort(name: name, slug: address(of: name, key: key), terms: terms, sections: sections)
    if let header = reader.choice(settings["header"], "header", among: ["none", "show"]) {
      sort.hasHeaders = header == "show"
    }
    return sort
  }

  /// The name in letters and digits that addresses can hold; of a name without any, its first key.
  private func address(of name: String, key: String) -> String {
    let whole = slug(name)
    return whole.isEmpty ? slug(key) : whole
  }

  private func firstKey(_ component: SortComponent) -> String {
    switch component.subject {
    case .name: "name"
    case .field(let field, _): schema.fields[field].key
    }
  }
}

// MARK: - Sort descriptors

extension CollectionReader {
  private mutating func terms(_ node: Node?, keepsArticles: Bool) -> [SortTerm] {
    guard let node else { return [] }
    return (node.items ?? [node]).compactMap { node in
      guard let descriptor = descriptor(node) else { return nil }
      switch SortResolver(schema: schema, nameFields: nameFields).term(descriptor, keepsArticles: keepsArticles) {
      case .success(let term):
        return term
      case .failure(let finding):
        let location = node.entries?.value(forKey: "key")?.location ?? node.location
        reader.error(finding.id, at: location, finding.message)
        return nil
      }
    }
  }

  private mutating func descriptor(_ node: Node) -> SortDescriptor? {
    if let text = node.text { return SortDescriptor(text) }
    let settings = reader.settings(in: node, of: "a sort descriptor", known: Self.descriptorKeys)
    guard node.entries != nil else { return nil }
    guard let key = reader.text(settings["key"], "key") else {
      reader.error(.settingForm, at: node.location, "a sort descriptor needs a key")
      return nil
    }
    return SortDescriptor(
      key: key, order: reader.choice(settings["order"], "order", SortDescriptor.Order.self) ?? .ascending,
      comparison: reader.choice(settings["compare"], "compare", SortDescriptor.Comparison.self) ?? .language,
      missing: reader.choice(settings["missing"], "missing", SortDescriptor.Place.self) ?? .last)
  }
}

// MARK: - Section rules

extension CollectionReader {
  private mutating func sectionTerm(_ node: Node?, terms: [SortTerm]) -> SectionTerm {
    guard let node, let text = reader.text(node, "sections") else { return .none }
    guard let call = Call(text) else {
      reader.error(
        .sectionRule, at: node.location,
        text.contains("(") && !text.contains(")")
          ? "'\(text)' is not whole; between braces, a rule with commas needs quotation marks: \"range(price, 0, 10)\""
          : "a section rule is a word with its key, such as index(title)")
      return .none
    }
    guard SectionTerm.names.contains(call.name) else {
      reader.error(
        .sectionRule, at: node.location,
        "there is no section rule '\(call.name)'; the rules are \(SectionTerm.names.joined(separator: ", "))"
          + didYouMean(call.name, among: SectionTerm.names))
      return .none
    }
    let resolver = SectionResolver(
      schema: schema, terms: terms, nameFields: nameFields, soleNameField: soleNameField)
    switch resolver.sections(call) {
    case .success(let sections):
      return sections
    case .failure(let finding):
      // A sort whose keys are wrong has been reported already.
      if !(terms.isEmpty && finding.id == .sectionContradiction) {
        reader.error(finding.id, at: node.location, finding.message)
      }
      return .none
    }
  }
}
