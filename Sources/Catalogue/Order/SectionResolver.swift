import Diagnostics
import Ordering

/// Resolves the fields that section rules name, and checks the rules against the sort that they divide.
struct SectionResolver {
  let schema: Schema
  let terms: [SortTerm]
  let nameFields: [Int]
  /// The text field that items' names consist of, if of nothing else: sections by the one agree with a sort by the other.
  var soleNameField: Int?

  /// The sections that a rule makes with its arguments, or what is wrong with them.
  func sections(_ rule: SectionRule, of arguments: [String]) -> Result<SectionTerm, ValueFinding> {
    if rule == .none {
      return arguments.isEmpty ? .success(.none) : .failure(.error(.sectionRule, "none takes no key"))
    }
    guard let key = arguments.first, !key.isEmpty else {
      return .failure(.error(.sectionRule, "\(rule) needs a key: \(rule)(title)"))
    }
    guard rule == .range || arguments.count == 1 else {
      return .failure(.error(.sectionRule, "\(rule) takes one key"))
    }
    return SortResolver(schema: schema, nameFields: nameFields).term(SortDescriptor(key)).flatMap { term in
      if rule == .value, case .field(let field, _) = term.component.subject, schema.fields[field].isList {
        return .success(.value(field: field, part: .whole))
      }
      guard let first = terms.first, isSameField(first.component.subject, term.component.subject) else {
        return .failure(
          .error(
            .sectionContradiction,
            "sections by '\(key)' need a sort that goes by '\(key)' first; this one goes by \(terms.first.map { "'\(self.key(of: $0))'" } ?? "nothing")"
          ))
      }
      if rule == .index { return index(first) }
      guard case .field(let field, let part) = canonical(term.component.subject) else {
        return .failure(
          .error(.sectionType, "this rule needs a field, and 'name' is what items are called; index(name) works"))
      }
      return sections(rule, of: field, part, arguments).flatMap { agreeing($0, rule, key, of: field, with: first) }
    }
  }

  private func sections(
    _ rule: SectionRule, of field: Int, _ part: FieldPart, _ arguments: [String]
  ) -> Result<SectionTerm, ValueFinding> {
    switch rule {
    case .value: .success(.value(field: field, part: part))
    case .range: range(arguments, of: field, part)
    case .decade: years(rule, of: field, part).map { .decade(field: field) }
    case .year: years(rule, of: field, part).map { .year(field: field) }
    case .month: months(of: field, part).map { .month(field: field) }
    case .index: .success(.index)
    case .none: .success(.none)
    }
  }

  /// The sections, if a sort that goes by `first` keeps each of them together.
  private func agreeing(
    _ sections: SectionTerm, _ rule: SectionRule, _ key: String, of field: Int, with first: SortTerm
  ) -> Result<SectionTerm, ValueFinding> {
    let type = schema.fields[field].type
    guard case .field(_, let sorted) = canonical(first.component.subject),
      !sorted.keepsTogether(sections.part(of: type), of: type)
    else { return .success(sections) }
    return .failure(
      .error(
        .sectionContradiction,
        "\(rule)(\(key)) needs a sort that goes by '\(key)' first; one by '\(self.key(of: first))' would tear its sections apart"
      ))
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

  private func range(_ arguments: [String], of field: Int, _ part: FieldPart) -> Result<SectionTerm, ValueFinding> {
    let type = schema.fields[field].type
    guard type.isNumeric || part == .year else {
      return .failure(
        .error(.sectionType, "range needs numbers or years, and '\(schema.fields[field].key)' is \(type.phrase)"))
    }
    let bounds = arguments.dropFirst().map { Decimal($0) }
    guard !bounds.isEmpty, let known = bounds as? [Decimal] else {
      return .failure(.error(.sectionRule, "range needs bounds that are numbers: range(price, 0, 10, 100)"))
    }
    guard !type.isDated || known.allSatisfy({ $0.scale == 0 }) else {
      return .failure(
        .error(.sectionRule, "the bounds of years are whole numbers: range(\(arguments[0]), 1900, 1950)"))
    }
    guard zip(known, known.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return .failure(.error(.sectionRule, "the bounds of range go upwards"))
    }
    if let limits = Self.limits(of: schema.fields[field]), let first = known.first, let last = known.last {
      guard first >= limits.lowest, last <= limits.highest else {
        return .failure(
          .error(.sectionRule, "the bounds of \(limits.what) are from \(limits.lowest) to \(limits.highest)"))
      }
    }
    return .success(.range(field: field, bounds: known))
  }

  /// Between which numbers the bounds of a field are; nil where these can be any.
  private static func limits(of field: Field) -> (what: String, lowest: Decimal, highest: Decimal)? {
    if field.type == .rating { return ("ratings of '\(field.key)'", Decimal(0), field.highestRating) }
    let years = ValueReader.years
    return field.type.isDated ? ("years", Decimal(years.lowerBound), Decimal(years.upperBound)) : nil
  }

  private func years(_ rule: SectionRule, of field: Int, _ part: FieldPart) -> Result<Void, ValueFinding> {
    let type = schema.fields[field].type
    if type.isDated, part != .time { return .success(()) }
    return .failure(dateFinding("\(rule) needs years or dates", field, type.isDated ? part : nil))
  }

  private func months(of field: Int, _ part: FieldPart) -> Result<Void, ValueFinding> {
    let type = schema.fields[field].type
    let hasMonths = type.isDated && type != .year
    if hasMonths, part != .time, part != .year { return .success(()) }
    return .failure(dateFinding("month needs dates", field, hasMonths ? part : nil))
  }

  /// - Parameter part: the part of the field that does not fit; nil if no part of it does.
  private func dateFinding(_ rule: String, _ field: Int, _ part: FieldPart?) -> ValueFinding {
    let field = schema.fields[field]
    let given = part.map { "'\(field.key).\($0)' is a \($0)" } ?? "'\(field.key)' is \(field.type.phrase)"
    return .error(.sectionType, "\(rule), and \(given)")
  }
}

// MARK: - Whether a rule agrees with its sort

extension SectionResolver {
  private func isSameField(_ one: SortComponent.Subject, _ other: SortComponent.Subject) -> Bool {
    switch (canonical(one), canonical(other)) {
    case (.name, .name): true
    case (.field(let one, _), .field(let other, _)): one == other
    case (.name, .field), (.field, .name): false
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
