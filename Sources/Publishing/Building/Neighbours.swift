/// The item before and after each in a list.
struct Neighbours: Sendable {
  private var before: [Int32]
  private var after: [Int32]

  /// - Parameters:
  ///   - order: the positions of the items in the order of the list.
  ///   - count: how many items there are in all.
  init(_ order: [Int], count: Int) {
    before = Array(repeating: -1, count: count)
    after = before
    for (item, next) in zip(order, order.dropFirst()) {
      after[item] = Int32(next)
      before[next] = Int32(item)
    }
  }

  /// The neighbours that a ledger gives the items of a collection whose files are the same.
  init(_ loaded: LoadedCollection, from past: CollectionLedger) {
    before = []
    after = []
    let item = { (row: Int) in row < 0 ? Int32(-1) : loaded.files[row].item }
    for position in loaded.positions {
      let neighbours = past.neighbours(of: Int(position))
      before.append(item(neighbours.previous))
      after.append(item(neighbours.next))
    }
  }

  func previous(of item: Int) -> Int? { before[item] < 0 ? nil : Int(before[item]) }
  func next(of item: Int) -> Int? { after[item] < 0 ? nil : Int(after[item]) }
}
