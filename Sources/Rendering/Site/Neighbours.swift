/// The items before and after each item in a list.
package struct Neighbours: Sendable {
  private var before: [Int32?]
  private var after: [Int32?]

  /// - Parameters:
  ///   - order: The positions of the items in the order of the list.
  ///   - count: The number of all items.
  init(_ order: [Int], count: Int) {
    before = Array(repeating: nil, count: count)
    after = before
    for (item, next) in zip(order, order.dropFirst()) {
      after[item] = Int32(next)
      before[next] = Int32(item)
    }
  }

  package func previous(of item: Int) -> Int? { before[item].map { Int($0) } }
  package func next(of item: Int) -> Int? { after[item].map { Int($0) } }
}
