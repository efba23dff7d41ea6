/// The word of `candidates` that somebody who typed `word` most likely meant; nil if none is near.
///
/// Near means at most one edit in three characters, an edit being one character added, left out, replaced or swapped with its
/// neighbour (the optimal string alignment distance). Case does not count. The first of several equally near words wins. Where none
/// is near, a word that begins with the other one is: `min` for `minimum`, `description` for `desc`.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased().unicodeScalars.prefix(64))
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    let known = Array(candidate.lowercased().unicodeScalars.prefix(64))
    let allowed = max(1, max(typed.count, known.count) / 3)
    guard abs(typed.count - known.count) <= allowed else { continue }
    let distance = editDistance(typed, known, upTo: min(allowed, best?.distance ?? allowed))
    if distance <= allowed, distance < max(typed.count, known.count), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.word ?? extended(word, among: candidates)
}

/// The candidate that `word` begins with, or that begins with `word`; short words say too little, and so do numbers.
private func extended(_ word: String, among candidates: some Sequence<String>) -> String? {
  let typed = word.lowercased()
  return candidates.first { candidate in
    let known = candidate.lowercased()
    let shorter = typed.count < known.count ? typed : known
    return shorter.count >= 3 && !shorter.contains(where: \.isNumber) && typed != known
      && (typed.hasPrefix(known) || known.hasPrefix(typed))
  }
}

/// `; did you mean 'model'?`, or nothing if no candidate is near.
package func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String {
  suggestion(for: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
}

/// The number of edits between two words, or any number above `limit` if there are more of them.
private func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], upTo limit: Int) -> Int {
  let width = other.count + 1
  // Three lines of the table: this one, the last, and the one before it.
  return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { table in
    for j in 0..<width { table.initializeElement(at: j, to: j) }
    for j in width..<3 * width { table.initializeElement(at: j, to: 0) }
    var (current, last, beforeLast) = (width, 0, 2 * width)
    for i in 1..<(one.count + 1) {
      table[current] = i
      var least = i
      for j in 1..<width {
        let substitution = table[last + j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)
        var distance = min(table[last + j] + 1, table[current + j - 1] + 1, substitution)
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          distance = min(distance, table[beforeLast + j - 2] + 1)
        }
        table[current + j] = distance
        least = min(least, distance)
      }
      // A swap reaches back two lines, and costs one edit.
      if least > limit + 1 { return least }
      (current, last, beforeLast) = (beforeLast, current, last)
    }
    return table[last + width - 1]
  }
}
