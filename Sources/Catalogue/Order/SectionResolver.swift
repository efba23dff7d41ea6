import Diagnostics
import Ordering

/// Finds the fields that section rules speak of, and holds the rules against the sort that they divide.
struct SectionResolver {
  let schema: Schema
  let terms: [SortTerm]
  let nameFields: [Int]
  /// The field of text that items' names are, if they are nothing else: sections by the one agree with a sort by the other.
  var soleNameField: Int?

  /// The sections that `call` asks for, or what is wrong with it.
  func sections(_ call: Call) -> Result<SectionTerm, ValueFinding> {
    if call.name == "none" {
      return call.arguments.isEmpty ? .success(.none) : .failure(.error(.sectionRule, "none takes no key"))
    }
    guard let key = call.arguments.first, !key.isEmpty else {
      return .failure(.error(.sectionRule, "\(call.name) needs a key: \(call.name)(title)"))
    }
    guard call.name == "range" || call.arguments.count == 1 else {
      return .failure(.error(.sectionRule, "\(call.name) takes one key"))
    }
    return SortResolver(schema: schema, nameFields: nameFields).term(SortDescriptor(key)).flatMap { term in
      guard let first = terms.first, isSameField(first.component.subject, term.component.subject) else {
        return .failure(
          .error(
            .sectionContradiction,
            "sections by '\(key)' need a sort that goes by '\(key)' first; this one goes by \(terms.first.map { "'\(self.key(of: $0))'" } ?? "nothing")"
          ))
      }
      return call.name == "index" ? index(first) : sections(call, of: canonical(term.component.subject), in: first)
    }
  }

  private func sections(
    _ call: Call, of subject: SortComponent.Subject, in first: SortTerm
  ) -> Result<SectionTerm, ValueFinding> {
    guard case .field(let field, let part) = subject else {
      return .failure(
        .error(.sectionType, "this rule needs a field, and 'name' is what items are called; index(name) works"))
    }
    let sections =
      switch call.name {
      case "value": Result<SectionTerm, ValueFinding>.success(.value(field: field, part: part))
      case "range": range(call, of: field, part)
      default: dates(call.name, of: field, part)
      }
    return sections.flatMap { sections in
      let type = schema.fields[field].type
      guard case .field(_, let sorted) = canonical(first.component.subject),
        !sorted.keepsTogether(sections.part(of: type), of: type)
      else { return .success(sections) }
      return .failure(
        .error(
          .sectionContradiction,
          "\(call.name)(\(call.arguments[0])) needs a sort that goes by '\(call.arguments[0])' first; one by '\(key(of: first))' would tear its sections apart"
        ))
    }
  }
}

// MARK: - The rules

extension SectionResolver {
  private func index(_ term: SortTerm) -> Result<SectionTerm, ValueFinding> {
    if case .field(let field, _) = term.component.subject, !schema.fields[field].type.isTextual {
      return .failure(
        .error(
          .sectionType,
          "index needs a field of text, and '\(schema.fields[field].key)' is \(schema.fields[field].type.phrase)"))
    }
    guard term.component.comparison == .language else {
      return .failure(
        .error(
          .sectionContradiction, "index needs a sort by language; this one compares '\(key(of: term))' by code points"))
    }
    return .success(.index)
  }

  private func range(_ call: Call, of field: Int, _ part: FieldPart) -> Result<SectionTerm, ValueFinding> {
    let type = schema.fields[field].type
    guard type.isNumeric || part == .year else {
      return .failure(
        .error(.sectionType, "range needs numbers or years, and '\(schema.fields[field].key)' is \(type.phrase)"))
    }
    let bounds = call.arguments.dropFirst().map { Decimal($0) }
    guard !bounds.isEmpty, let known = bounds as? [Decimal] else {
      return .failure(.error(.sectionRule, "range needs bounds that are numbers: range(price, 0, 10, 100)"))
    }
    guard !type.isDated || known.allSatisfy({ $0.scale == 0 }) else {
      return .failure(
        .error(.sectionRule, "the bounds of years are whole numbers: range(\(call.arguments[0]), 1900, 1950)"))
    }
    guard zip(known, known.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return .failure(.error(.sectionRule, "the bounds of range go upwards"))
    }
    return .success(.range(field: field, bounds: known))
  }

  private func dates(_ rule: String, of field: Int, _ part: FieldPart) -> Result<SectionTerm, ValueFinding> {
    let type = schema.fields[field].type
    let needs = rule == "month" ? "dates" : "years or dates"
    guard type.isDated, rule != "month" || type != .year else {
      return .failure(
        .error(.sectionType, "\(rule) needs \(needs), and '\(schema.fields[field].key)' is \(type.phrase)"))
    }
    guard part != .time, rule != "month" || part != .year else {
      return .failure(
        .error(.sectionType, "\(rule) needs \(needs), and '\(schema.fields[field].key).\(part)' is a \(part)"))
    }
    switch rule {
    case "decade": return .success(.decade(field: field))
    case "year": return .success(.year(field: field))
    default: return .success(.month(field: field))
    }
  }
}

// MARK: - Whether a rule agrees with its sort

extension SectionResolver {
  private func isSameField(_ one: SortComponent.Subject, _ other: SortComponent.Subject) -> Bool {
    switch (canonical(one), canonical(other)) {
    case (.name, .name): true
    case (.field(let one, _), .field(let other, _)): one == other
    default: false
    }
  }

  /// The field that the name is, for the name.
  private func canonical(_ subject: SortComponent.Subject) -> SortComponent.Subject {
    guard subject == .name, let field = soleNameField, schema.fields[field].type.isTextual else { return subject }
    return .field(field, .whole)
  }

  /// The key of a sort as the configuration writes it.
  private func key(of term: SortTerm) -> String {
    switch term.component.subject {
    case .name: "name"
    case .field(let field, .whole): schema.fields[field].key
    case .field(let field, let part): "\(schema.fields[field].key).\(part)"
    }
  }
}

extension SectionTerm {
  /// What of a field's values the sections depend on.
  fileprivate func part(of type: FieldType) -> FieldPart {
    switch self {
    case .none, .index: .whole
    case .value(_, let part): part
    case .decade, .year: .year
    case .month: .date
    case .range: type == .year || !type.isDated ? .whole : .year
    }
  }
}

extension FieldPart {
  /// Whether items that are in the order of this part have equal values of another part side by side.
  fileprivate func keepsTogether(_ other: FieldPart, of type: FieldType) -> Bool {
    switch (self, other) {
    case (.whole, .time): false
    case (.whole, _), (.date, .date), (.date, .year), (.time, .time), (.year, .year): true
    case (.date, .whole): type == .date
    case (.year, .whole): type == .year
    case (.date, .time), (.time, _), (.year, _): false
    }
  }
}
