extension RandomAccessCollection {
  /// The first index whose element belongs to the second partition, or the end of the collection.
  ///
  /// The collection must be partitioned: no element of the first partition may follow one of the second. A binary search.
  @inlinable
  public func partitioningIndex<Failure: Error>(
    where belongsToSecond: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> Index {
    var (start, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if try belongsToSecond(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
