import Language

/// Names sections in the site's language.
package struct SectionLabels {
  private let schema: Schema
  private let formatter: ItemFormatter

  package init(schema: Schema, formatter: ItemFormatter) {
    self.schema = schema
    self.formatter = formatter
  }

  /// The languages whose articles are skipped in labels; nil for the site's.
  var articles: [LanguageTag]? { formatter.articles }

  /// The bucket of a value, which is not missing, by a rule.
  func bucket(of value: Value, by rule: SectionTerm) -> SectionBucket {
    switch rule {
    case .decade: .decade(Decade(containing: value.historicalYear ?? 1))
    case .year: .year(value.historicalYear ?? 1)
    case .month:
      value.civilDate.flatMap { CivilDate(year: $0.year, month: $0.month, day: 1) }.map { .month($0) } ?? .value(value)
    case .range(_, let bounds):
      SectionBucket(value.decimal ?? value.historicalYear.map { Decimal($0) } ?? Decimal(0), bounds: bounds)
    case .value(_, let part): SectionBucket(value, part: part)
    case .index, .none: .value(value)
    }
  }

  /// A section with its first item.
  func section(for bucket: SectionBucket, field: Int, item: ItemIndex) -> Section {
    let label = label(of: bucket, in: schema.fields[field])
    var section = Section(
      id: SectionAddress.id(of: bucket, label: addressText(of: bucket, label: label, in: schema.fields[field])),
      label: label, kind: bucket.kind, items: [item])
    section.spoken = spoken(bucket, in: schema.fields[field])
    return section
  }

  /// What the address of a bucket is made of. For a linked item that is its own address, since others may have its name.
  func addressText(of bucket: SectionBucket, label: String, in field: Field) -> String {
    if field.linkedNames != nil, case .value(.text(let address)) = bucket { address } else { label }
  }

  /// The section of items without a value.
  func missing(placeholder: String?, rule: SectionTerm, items: [ItemIndex]) -> Section {
    Section(
      id: SectionAddress.missing, label: placeholder ?? formatter.phrases[.unknown], kind: kind(of: rule), items: items)
  }
}

extension SectionLabels {
  private func kind(of rule: SectionTerm) -> Section.Kind {
    switch rule {
    case .decade, .year, .month: .date
    case .range: .range
    case .value, .index, .none: .value
    }
  }

  func label(of bucket: SectionBucket, in field: Field) -> String {
    switch bucket {
    case .value(let value): formatter.text(value, of: field, as: .display)
    case .time(let seconds): formatter.values.time(CivilTime(secondOfDay: seconds))
    case .decade(let decade): formatter.values.decade(decade)
    case .year(let year): formatter.values.year(year)
    case .month(let date): formatter.values.month(of: date)
    case .range(nil, let high?): "< \(bound(high, in: field))"
    case .range(let low?, let high?): "\(bound(low, in: field)) – \(bound(high, in: field))"
    case .range(let low, nil): "≥ \(low.map { bound($0, in: field) } ?? "")"
    }
  }

  /// The label as it is read aloud: signs and stars say nothing to those who listen.
  private func spoken(_ bucket: SectionBucket, in field: Field) -> String? {
    switch bucket {
    case .range(nil, let high?): formatter.viewPhrases.text(.under, bound(high, in: field))
    case .range(let low?, nil): formatter.viewPhrases.text(.orMore, bound(low, in: field))
    case .value(let value) where field.type == .rating: formatter.text(value, of: field, as: .spoken)
    case .value, .time, .decade, .year, .month, .range: nil
    }
  }

  private func bound(_ bound: Decimal, in field: Field) -> String {
    let value = field.type.isDated ? Value.year(Int(bound.coefficient)) : .number(bound)
    return formatter.text(value, of: field, as: .display)
  }
}
