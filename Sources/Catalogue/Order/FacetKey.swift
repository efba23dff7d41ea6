import Language
import Ordering

/// What tells the values of a facet apart.
enum FacetKey: Hashable {
  case text(String)
  case bucket(SectionBucket)

  /// The keys of a value, one for each text of a list; none if it is missing.
  static func all(of value: Value, _ part: Facet.Part) -> [FacetKey] {
    switch value {
    case .missing: return []
    case .text(let text): return [.text(text)]
    case .list(let texts): return texts.map { .text($0) }
    case .picture, .pictures: return []
    case .number, .year, .date, .dateTime, .flag: break
    }
    switch part {
    case .whole: return [.bucket(SectionBucket(value, part: .whole))]
    case .year: return value.historicalYear.map { [.bucket(.year($0))] } ?? []
    case .decade: return value.historicalYear.map { [.bucket(.decade(Decade(containing: $0)))] } ?? []
    case .month:
      let date = value.civilDate.flatMap { CivilDate(year: $0.year, month: $0.month, day: 1) }
      return date.map { [.bucket(.month($0))] } ?? []
    }
  }
}

extension SectionBucket {
  /// What the bucket is sorted by among others of its facet.
  func sortValue(in field: Field) -> SortValue {
    switch self {
    case .value(let value): field.sortValue(of: value, .whole)
    case .time(let seconds): .number(seconds)
    case .decade(let decade): .number(decade.firstYear)
    case .year(let year): .number(year)
    case .month(let date): .number(date.dayNumber)
    case .range(let low, let high): SortValue(.units((low ?? high ?? Decimal(0)).units))
    }
  }
}
