/// A road that bytes from outside take into the program, with what must hold on it whatever they are.
///
/// Tests go these roads with kept and mutated inputs, and `make fuzz` with those that libFuzzer finds.
package enum Road: String, Sendable, CaseIterable {
  case frontMatter = "front-matter"
  case templates
  case configuration
  case markdown
  case pictures

  /// The rule that `bytes` break, in words; nil if all hold. A crash is a finding too.
  package func rule(brokenBy bytes: [UInt8]) -> String? {
    switch self {
    case .frontMatter: FrontMatterRoad.rule(brokenBy: bytes)
    case .templates: TemplateRoad.rule(brokenBy: bytes)
    case .configuration: ConfigurationRoad.rule(brokenBy: bytes)
    case .markdown: MarkdownRoad.rule(brokenBy: bytes)
    case .pictures: PictureRoad.rule(brokenBy: bytes)
    }
  }
}

extension [UInt8] {
  /// The parts between lines that are `%%` alone, at least `count` of them.
  func parts(atLeast count: Int) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    for line in split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.elementsEqual("%%".utf8) {
        parts.append([])
      } else {
        parts[parts.count - 1] += line + [UInt8(ascii: "\n")]
      }
    }
    return parts + Swift.max(0, count - parts.count).repeating([])
  }
}

extension Int {
  fileprivate func repeating(_ part: [UInt8]) -> [[UInt8]] { Array(repeating: part, count: self) }
}
