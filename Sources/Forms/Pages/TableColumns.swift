import Catalogue

/// The fields that the table of a collection shows beside the names of its items.
enum TableColumns {
  private static let most = 6

  /// The columns of the inventory, or else the first fields.
  static func fields(of settings: CollectionSettings) -> [Int] {
    let columns = settings.report.columns.map(\.field)
    var known: Set<Int> = []
    return (columns.isEmpty ? Array(settings.schema.fields.indices) : columns)
      .filter { !settings.schema.fields[$0].type.isPictorial && known.insert($0).inserted }.prefix(most).map(\.self)
  }
}
