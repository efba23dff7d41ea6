import Testing

/// Reads cases that an empty line parts, each some YAML and its findings after `=> `, and compares all that is found in each.
func expectFindings(_ cases: String) {
  for lines in cases.split(separator: "\n\n") {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
    let yaml = lines.prefix { !$0.starts(with: "=> ") }.map { $0 + "\n" }.joined()
    let expected = lines.filter { $0.starts(with: "=> ") }.map { inFile($0.dropFirst(3)) }
    #expect(!expected.isEmpty)
    #expect(read("---\n" + yaml + "---\nnotes").findings == expected, "\(yaml)")
  }
}

/// `2:4: a rule [id]` as the whole diagnostic of the file.
private func inFile(_ finding: Substring) -> String {
  let place = finding.prefix { $0.isNumber || $0 == ":" }
  return "a.md:\(place) error:\(finding.dropFirst(place.count))"
}
