import Diagnostics
import FrontMatter
import Language
import Ordering

extension CollectionSettingsReader {
  /// How many sorts a collection may have. Every list has a control for each, so the size of all pages grows with their square.
  package static let sortLimit = 100
  /// The most bytes of the part of an address that is made from a sort's name.
  package static let sortAddressLimit = 200

  /// The sorts of a collection; without any, the items are in the order of their names.
  mutating func sorts(_ node: Node?) -> [Sort] {
    guard let node, let nodes = node.items, !nodes.isEmpty else {
      if let node {
        reader.error(
          .settingForm, at: node,
          "sorts is a list of sorts, each with a name and keys, such as { name: Title, by: [title] }")
        hasBrokenSorts = true
      }
      return [sortByName()]
    }
    if nodes.count > Self.sortLimit {
      reader.error(
        .settingValue, at: nodes[Self.sortLimit], "a collection has at most \(Self.sortLimit) sorts")
    }
    var sorts: [(sort: Sort, node: Node)] = []
    for node in nodes.prefix(Self.sortLimit) {
      guard let sort = sort(node) else {
        hasBrokenSorts = true
        continue
      }
      if let finding = duplicate(sort, at: node, among: sorts) {
        reader.add(finding)
      } else {
        sorts.append((sort, node))
      }
    }
    return sorts.isEmpty ? [sortByName()] : sorts.map(\.sort)
  }

  /// What is wrong with a sort whose name or page another one has; nil if none has.
  private func duplicate(_ sort: Sort, at node: Node, among others: [(sort: Sort, node: Node)]) -> Diagnostic? {
    let nameNode = { (node: Node) in node.entries?.value(forKey: "name") ?? node }
    let message: (Sort, Int) -> String
    let twin: (sort: Sort, node: Node)
    if let other = others.first(where: { $0.sort.name == sort.name }) {
      twin = other
      message = { "two sorts have the name '\($0.name)'; the other one is on line \($1)" }
    } else if let other = others.first(where: { $0.sort.slug == sort.slug }) {
      twin = other
      message = {
        "'\(sort.name)' and '\($0.name)' on line \($1) would both be the page by-\(sort.slug).html; rename one"
      }
    } else {
      return nil
    }
    let range = SourceRange(node.location, reader.file.range(of: node).end)
    return Diagnostic.error(
      .duplicateSort, in: reader.file.path, at: range, message(twin.sort, twin.node.location.line)
    ).noting("the other sort is here", at: reader.file.range(of: nameNode(twin.node)))
  }

  private func sortByName() -> Sort {
    let component = SortComponent(
      subject: .name, comparison: .language, isFiled: true, keepsArticles: false, followsSortName: true)
    let term = SortTerm(component: component, isDescending: false, missingComesFirst: false)
    return Sort(name: "A–Z", slug: "a-z", terms: [term], sections: .index)
  }

  private mutating func sort(_ node: Node) -> Sort? {
    guard let entries = node.entries else {
      _ = reader.settings(in: node, of: Self.sortTable)
      return nil
    }
    let settings = reader.settings(in: Self.withoutArguments(entries), at: node.location, of: Self.sortTable)
    let keepsArticles = reader.choice(settings["articles"], "articles", among: Self.articleWords) == "keep"
    let (terms, isWhole) = terms(settings["by"], keepsArticles: keepsArticles)
    let sections = sectionTerm(settings["sections"], terms: terms, isWhole: isWhole && settings["by"] != nil)
    let headers = reader.choice(settings["header"], "header", among: Self.headerWords)
    reportMissing(in: settings)
    guard let name = reader.title(settings["name"], "name") else { return nil }
    if slug(name).utf8.count > Self.sortAddressLimit {
      reader.error(
        .settingValue, at: settings["name"] ?? node,
        "a sort's name makes an address, and has at most \(Self.sortAddressLimit) bytes there")
      return nil
    }
    let key = terms.first.map { firstKey($0.component) } ?? "sort"
    var sort = Sort(name: name, slug: address(of: name, key: key), terms: terms, sections: sections)
    sort.detail = itemText(settings["detail"], "detail")
    sort.placeholder = reader.title(settings["placeholder"], "placeholder")
    if let headers { sort.hasHeaders = headers == "show" }
    return sort
  }

  /// The entries without those that are the arguments of a rule: between braces, `range(price, 0, 10)` is cut at its commas.
  private static func withoutArguments(_ entries: [Entry]) -> [Entry] {
    guard let rule = entries.firstIndex(where: { $0.key == "sections" }), let text = entries[rule].value.text,
      text.contains("("), !text.contains(")"),
      let end = entries[(rule + 1)...].firstIndex(where: { $0.key.hasSuffix(")") && $0.value.isEmpty }),
      entries[(rule + 1)...end].allSatisfy(\.value.isEmpty)
    else { return entries }
    return Array(entries[...rule] + entries[(end + 1)...])
  }

  private mutating func reportMissing(in settings: DecodedMapping) {
    let hasKeys = settings["by"].map { $0.items?.isEmpty != true } ?? false
    switch (settings["name"] != nil, hasKeys) {
    case (false, false):
      reader.missing("a sort needs a name and keys: { name: Title, by: [title] }", from: settings)
    case (false, true):
      reader.missing("a sort needs a name, which is shown on the list's control", from: settings)
    case (true, false): reader.missing("a sort needs by: [key, …], the keys it goes by", from: settings)
    case (true, true): break
    }
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

extension CollectionSettingsReader {
  /// The terms of the descriptors, and whether every descriptor has one.
  private mutating func terms(_ node: Node?, keepsArticles: Bool) -> (terms: [SortTerm], isWhole: Bool) {
    guard let node else { return ([], true) }
    let nodes = node.items ?? [node]
    let terms: [SortTerm] = nodes.compactMap { node in
      guard let descriptor = descriptor(node) else { return nil }
      switch SortResolver(schema: schema, nameFields: nameFields).term(descriptor, keepsArticles: keepsArticles) {
      case .success(let term):
        return term
      case .failure(let finding):
        if finding.id != .unknownFieldName || !schema.excuses(descriptor.key) {
          reader.error(finding.id, at: node.entries?.value(forKey: "key") ?? node, finding.message)
        }
        return nil
      }
    }
    return (terms, terms.count == nodes.count)
  }

  private mutating func descriptor(_ node: Node) -> SortDescriptor? {
    if let text = node.text {
      if text.isVisible { return SortDescriptor(text) }
      reader.error(.settingForm, at: node, "by is a list of keys, such as [title, -year]; this one is empty")
      return nil
    }
    guard node.entries != nil else {
      reader.error(
        .settingForm, at: node,
        "a sort descriptor is a key such as -year, or { key: year, order: descending }, not \(node.phrase)")
      return nil
    }
    let settings = reader.settings(in: node, of: Self.descriptorTable)
    guard let keyNode = settings["key"] else {
      reader.missing("a sort descriptor needs a key", from: settings)
      return nil
    }
    guard let key = reader.title(keyNode, "key") else { return nil }
    return SortDescriptor(
      key: key, order: reader.choice(settings["order"], "order", SortDescriptor.Order.self) ?? .ascending,
      comparison: reader.choice(settings["compare"], "compare", SortDescriptor.Comparison.self) ?? .language,
      missing: reader.choice(settings["missing"], "missing", SortDescriptor.Place.self) ?? .last)
  }
}

// MARK: - Section rules

extension CollectionSettingsReader {
  /// - Parameter isWhole: whether `terms` are all keys of the sort; if not, missing ones are not reported.
  private mutating func sectionTerm(_ node: Node?, terms: [SortTerm], isWhole: Bool) -> SectionTerm {
    guard let node, let text = reader.text(node, "sections") else { return .none }
    guard let call = Call(text) else {
      reader.error(
        .sectionRule, at: node,
        text.contains("(") && !text.contains(")")
          ? "'\(text)' is not whole; between braces, a rule with commas needs quotation marks: \"range(price, 0, 10)\""
          : "a section rule is a word with its key, such as index(title)")
      return .none
    }
    guard let rule = SectionRule(rawValue: call.name) else {
      reader.error(
        .sectionRule, at: node,
        "there is no section rule '\(call.name)'; the rules are \(SectionTerm.names.joined(separator: ", "))"
          + didYouMean(call.name, among: SectionTerm.names))
      return .none
    }
    let resolver = SectionResolver(
      schema: schema, terms: terms, nameFields: nameFields, soleNameField: soleNameField)
    switch resolver.sections(rule, of: call.arguments) {
    case .success(let sections):
      return sections
    case .failure(let finding):
      // A sort or a field that is wrong has been reported already.
      let isExcused = finding.id == .unknownFieldName && schema.excuses(call.arguments.first ?? "")
      if !isExcused, isWhole || finding.id != .sectionContradiction {
        reader.error(finding.id, at: node, finding.message)
      }
      return .none
    }
  }
}
