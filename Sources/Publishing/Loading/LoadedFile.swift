/// What became of a file of a collection's folder that may be an item.
struct LoadedFile: Sendable {
  /// Its row in the ledger, if it was not read again; else -1.
  var row: Int32 = -1
  /// The position of the item that it holds; -1 if there is none.
  var item: Int32 = -1
  /// What tells whether it is the same the next time.
  var stamp = SourceStamp.none
  /// Whether it holds the item that the ledger has, whatever its notes are.
  var isSame = false

  init(row: Int32 = -1, stamp: SourceStamp = .none, isSame: Bool = false) {
    self.row = row
    self.stamp = stamp
    self.isSame = isSame
  }
}
