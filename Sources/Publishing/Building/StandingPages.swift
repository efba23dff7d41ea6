import Catalogue

/// Which pages of a collection's items a build can leave as they are, without rendering them.
struct StandingPages: Sendable {
  private let survey: CollectionSurvey
  private let loaded: LoadedCollection
  private let neighbours: Neighbours

  /// Nil if none can be left.
  ///
  /// - Parameter program: the sum of the program that the pages are printed with.
  init?(_ loaded: LoadedCollection, neighbours: Neighbours, program: UInt64) {
    guard let survey = loaded.loader.survey, survey.past.program == program else { return nil }
    self.survey = survey
    self.loaded = loaded
    self.neighbours = neighbours
  }

  /// The stamp of an item's page, if it stands and nothing that is on it has changed.
  func page(of item: Int) -> PageStamp? {
    let row = Int(loaded.files[Int(loaded.positions[item])].row)
    guard row >= 0, survey.pageStands[row] else { return nil }
    let now = LedgerNeighbours(
      previous: self.row(of: neighbours.previous(of: item)), next: self.row(of: neighbours.next(of: item)))
    return survey.past.neighbours(of: row) == now ? survey.past.page(of: row) : nil
  }

  /// The row in the ledger of an item that has the name and the address that it had.
  private func row(of item: Int?) -> Int {
    guard let item else { return -1 }
    return loaded.pastRow(ofFile: Int(loaded.positions[item])) ?? -2
  }
}
