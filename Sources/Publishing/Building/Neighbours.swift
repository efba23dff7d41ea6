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

  func previous(of item: Int) -> Int? { before[item] < 0 ? nil : Int(before[item]) }
  func next(of item: Int) -> Int? { after[item] < 0 ? nil : Int(after[item]) }
}
