import Diagnostics
import Ordering

/// Finds the fields that section rules speak of, and holds the rules against the sort that they divide.
struct SectionResolver {
  let schema: Schema
  let terms: [SortTerm]
  let nameFields: [Int]

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
      guard let first = terms.first, first.component.subject == term.component.subject else {
        return .failure(
          .error(
            .sectionContradiction,
            "sections by '\(key)' need a sort that goes by '\(key)' first; this one goes by \(terms.first.map(describe) ?? "nothing")"
          ))
      }
      return sections(call, of: first)
    }
  }

  private func sections(_ call: Call, of term: SortTerm) -> Result<SectionTerm, ValueFinding> {
    switch call.name {
    case "index": index(term)
    case "value": value(term)
    case "range": field(of: term).flatMap { field, _ in range(call, of: field) }
    default: field(of: term).flatMap { field, part in dates(call.name, of: field, part) }
    }
  }

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
          .sectionContradiction, "index needs a sort by language; this one compares '\(describe(term))' by code points")
      )
    }
    return .success(.index)
  }

  private func value(_ term: SortTerm) -> Result<SectionTerm, ValueFinding> {
    field(of: term).map { field, part in .value(field: field, part: part) }
  }

  private func range(_ call: Call, of field: Int) -> Result<SectionTerm, ValueFinding> {
    let type = schema.fields[field].type
    guard type.isNumeric else {
      return .failure(
        .error(.sectionType, "range needs numbers or years, and '\(schema.fields[field].key)' is \(type.phrase)"))
    }
    let bounds = call.arguments.dropFirst().map { Decimal($0) }
    guard !bounds.isEmpty, let known = bounds as? [Decimal] else {
      return .failure(.error(.sectionRule, "range needs bounds that are numbers: range(price, 0, 10, 100)"))
    }
    guard type != .year || known.allSatisfy({ $0.scale == 0 }) else {
      return .failure(
        .error(.sectionRule, "the bounds of years are whole numbers: range(\(schema.fields[field].key), 1900, 1950)"))
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
        .error(
          .sectionContradiction,
          "\(rule) needs a sort by \(needs); this one goes by '\(schema.fields[field].key).\(part)'"))
    }
    switch rule {
    case "decade": return .success(.decade(field: field))
    case "year": return .success(.year(field: field))
    default: return .success(.month(field: field))
    }
  }

  private func field(of term: SortTerm) -> Result<(field: Int, part: FieldPart), ValueFinding> {
    if case .field(let field, let part) = term.component.subject { return .success((field, part)) }
    return .failure(
      .error(.sectionType, "this rule needs a field, and 'name' is what items are called; index(name) works"))
  }

  private func describe(_ term: SortTerm) -> String {
    switch term.component.subject {
    case .name: "'name'"
    case .field(let field, _): "'\(schema.fields[field].key)'"
    }
  }
}
