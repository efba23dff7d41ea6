private import Characters

extension String {
  /// The text, or as much of its beginning as fits, with an ellipsis.
  func shortened(where fits: (String) -> Bool) -> String {
    if fits(self) { return self }
    let lengths = Array(1...count)
    let fitting = lengths.partitioningIndex { !fits(prefix($0) + "…") }
    return prefix(fitting) + "…"
  }
}
