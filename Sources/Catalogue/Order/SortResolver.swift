import Diagnostics
package import Ordering

/// Resolves the fields that sort descriptors name.
package struct SortResolver {
  private let schema: Schema
  private let nameFields: [Int]

  /// - Parameter nameFields: the fields that items' names are made of, in order.
  package init(schema: Schema, nameFields: [Int]) {
    self.schema = schema
    self.nameFields = nameFields
  }

  /// The term for `descriptor`, or the reason why there is none.
  package func term(_ descriptor: SortDescriptor, keepsArticles: Bool = false) -> Result<SortTerm, ValueFinding> {
    subject(descriptor.key).map { subject in
      let isTextual = isTextual(subject)
      let component = SortComponent(
        subject: subject, comparison: descriptor.comparison,
        isFiled: isTextual && descriptor.comparison == .language,
        keepsArticles: isTextual && descriptor.comparison == .language && keepsArticles,
        followsSortName: isTextual && followsSortName(subject))
      return SortTerm(
        component: component, isDescending: descriptor.order == .descending,
        missingComesFirst: descriptor.missing == .first)
    }
  }

  private func subject(_ key: String) -> Result<SortComponent.Subject, ValueFinding> {
    if key == "name", schema.position(of: key) == nil { return .success(.name) }
    guard let (field, form) = schema.resolve(key) else {
      return .failure(
        .error(
          .unknownFieldName, "there is no field '\(key)' to sort by\(didYouMean(key, among: schema.paths + ["name"]))"))
    }
    switch form {
    case .display, .raw: return .success(.field(field, .whole))
    case .date: return .success(.field(field, .date))
    case .time: return .success(.field(field, .time))
    case .year: return .success(.field(field, .year))
    case .seconds, .short, .medium, .long, .full, .iso, .decade, .stars, .spoken, .href, .datetime, .missing, .items,
      .item:
      return .failure(
        .error(
          .sortKey,
          "'\(key)' is a way of writing '\(schema.fields[field].key)', not a value to sort by; sort by '\(schema.fields[field].key)'"
        ))
    }
  }

  private func isTextual(_ subject: SortComponent.Subject) -> Bool {
    switch subject {
    case .name: true
    case .field(let field, _): schema.fields[field].type.isTextual
    }
  }

  /// Whether the subject is the name of items, or the first text in it.
  private func followsSortName(_ subject: SortComponent.Subject) -> Bool {
    switch subject {
    case .name: true
    case .field(let field, _): field == nameFields.first { schema.fields[$0].type.isTextual }
    }
  }
}
