extension SearchFolding {
  /// A table as an array of a script: for each replacement its text, and the characters that become it. Characters that
  /// become a space or nothing come as ranges, `first-last` in base 36 with spaces between.
  static func script(of replacements: [Unicode.Scalar: String]) -> [UInt8] {
    var groups: [String: [Unicode.Scalar]] = [:]
    for (scalar, replacement) in replacements { groups[replacement, default: []].append(scalar) }
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    for (replacement, scalars) in groups.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      let sorted = scalars.map(\.value).sorted()
      let isLong = replacement.isEmpty || replacement == " "
      bytes += ScriptText.literal(replacement) + [UInt8(ascii: ",")]
      bytes += ScriptText.literal(isLong ? ranges(sorted) : characters(sorted))
    }
    return bytes + [UInt8(ascii: "]")]
  }

  private static func characters(_ values: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: values.compactMap(Unicode.Scalar.init))
    return String(text)
  }

  private static func ranges(_ values: [UInt32]) -> String {
    var ranges: [ClosedRange<UInt32>] = []
    for value in values {
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    return ranges.map { range in
      let first = String(range.lowerBound, radix: 36)
      return range.count == 1 ? first : "\(first)-\(String(range.upperBound, radix: 36))"
    }.joined(separator: " ")
  }
}
