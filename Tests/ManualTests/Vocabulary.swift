import Templates

/// The names that templates can use on a value, with dots between their parts, and those of each list's elements.
struct Vocabulary {
  private(set) var names: Set<String> = []
  private(set) var lists: [String: Vocabulary] = [:]

  init(_ context: TemplateValue) {
    guard case .record(let members, _) = context else { return }
    for (name, value) in members { add(value, as: name) }
  }

  private mutating func add(_ value: TemplateValue, as name: String) {
    switch value {
    case .record(let members, let itself):
      if itself != nil || members.isEmpty { names.insert(name) }
      for (member, value) in members { add(value, as: "\(name).\(member)") }
    case .list(let values, let element):
      names.insert(name)
      lists[name] = Vocabulary(values.first ?? element)
    case .rows(_, let element):
      names.insert(name)
      lists[name] = Vocabulary(element)
    case .absent, .text, .flag, .slot:
      names.insert(name)
    }
  }
}
