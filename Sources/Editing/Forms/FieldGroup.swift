import Catalogue

/// A run of fields that a form asks for together: a group of an item's page, or the fields that are in none.
package struct FieldGroup: Sendable {
  package let header: String?
  package let footer: String?
  /// The positions of the fields in the schema; each field is in one group.
  package let fields: [Int]

  /// The groups of a collection in the order of an item's page; the fields that are in no group follow.
  package static func groups(of collection: EditingCollection) -> [FieldGroup] {
    var known: Set<Int> = []
    var groups = collection.settings.detail.map { group in
      FieldGroup(
        header: group.header, footer: group.footer,
        fields: group.fields.map(\.field).filter { known.insert($0).inserted })
    }
    groups.append(
      FieldGroup(
        header: nil, footer: nil, fields: collection.schema.fields.indices.filter { known.insert($0).inserted }))
    return groups.filter { !$0.fields.isEmpty }
  }
}
