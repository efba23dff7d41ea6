import Language

/// What a section is for: its label and its address.
package struct SectionBucket: Equatable {
  let id: String
  let label: String
  let kind: Section.Kind
}

/// Names sections in the site's language.
package struct SectionLabels {
  private let schema: Schema
  private let formatter: ItemFormatter

  package init(schema: Schema, formatter: ItemFormatter) {
    self.schema = schema
    self.formatter = formatter
  }

  /// The label of a section for items that say nothing.
  func missing(_ component: SortComponent, _ schema: Schema) -> String {
    if case .field(let field, _) = component.subject, let placeholder = schema.fields[field].placeholder {
      return placeholder
    }
    return formatter.phrases[.unknown]
  }

  /// The section that a value belongs to by a rule.
  func bucket(of value: Value, field: Int, rule: SectionTerm) -> SectionBucket {
    if value.isMissing {
      let label = schema.fields[field].placeholder ?? formatter.phrases[.unknown]
      return SectionBucket(id: "section-missing", label: label, kind: kind(of: rule))
    }
    switch rule {
    case .decade: return decade(of: value)
    case .year: return year(of: value)
    case .month: return month(of: value)
    case .range(_, let bounds): return range(of: value, field: field, bounds: bounds)
    case .value, .index, .none: return self.value(value, field: field)
    }
  }

  private func kind(of rule: SectionTerm) -> Section.Kind {
    switch rule {
    case .decade, .year, .month: .date
    case .range: .range
    case .value, .index, .none: .value
    }
  }
}

extension SectionLabels {
  private func value(_ value: Value, field: Int) -> SectionBucket {
    let label = formatter.text(value, of: schema.fields[field], as: .display)
    return SectionBucket(id: "section-\(slug(label))", label: label, kind: .value)
  }

  private func decade(of value: Value) -> SectionBucket {
    let decade = Decade(containing: value.historicalYear ?? 1)
    let suffix = decade.lastYear < 0 ? "-bce" : ""
    return SectionBucket(
      id: "section-\(min(decade.firstYear.magnitude, decade.lastYear.magnitude) / 10)0s\(suffix)",
      label: formatter.values.decade(decade), kind: .date)
  }

  private func year(of value: Value) -> SectionBucket {
    let year = value.historicalYear ?? 1
    return SectionBucket(
      id: year < 0 ? "section-\(-year)-bce" : "section-\(year)", label: formatter.values.year(year), kind: .date)
  }

  private func month(of value: Value) -> SectionBucket {
    guard let date = value.civilDate else { return year(of: value) }
    let number = date.month < 10 ? "0\(date.month)" : "\(date.month)"
    return SectionBucket(id: "section-\(date.year)-\(number)", label: formatter.values.month(of: date), kind: .date)
  }

  private func range(of value: Value, field: Int, bounds: [Decimal]) -> SectionBucket {
    let number = value.decimal ?? Decimal(0)
    let above = bounds.firstIndex { number < $0 }
    let text = { (bound: Decimal) in
      schema.fields[field].type == .year
        ? formatter.values.year(Int(bound.coefficient))
        : formatter.text(.number(bound), of: schema.fields[field], as: .display)
    }
    switch above {
    case 0?:
      return SectionBucket(
        id: "section-below-\(slug(bounds[0].description))", label: "< \(text(bounds[0]))", kind: .range)
    case let above?:
      let (low, high) = (bounds[above - 1], bounds[above])
      return SectionBucket(
        id: "section-\(slug("\(low)"))-\(slug("\(high)"))", label: "\(text(low)) – \(text(high))", kind: .range)
    case nil:
      let last = bounds[bounds.count - 1]
      return SectionBucket(id: "section-from-\(slug("\(last)"))", label: "≥ \(text(last))", kind: .range)
    }
  }
}
