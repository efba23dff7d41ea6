/// A way in which bytes from outside enter the program, with the rules that hold whatever they are.
///
/// Tests run each target on kept and mutated inputs, and `make fuzz` on those that libFuzzer finds.
package enum FuzzTarget: String, Sendable, CaseIterable {
  case frontMatter = "front-matter"
  case templates
  case configuration
  case markdown
  case pictures

  /// The rule that `bytes` break, in words; nil if all hold. A crash is a finding too.
  package func rule(brokenBy bytes: [UInt8]) -> String? {
    switch self {
    case .frontMatter: FrontMatterFuzzTarget.rule(brokenBy: bytes)
    case .templates: TemplateFuzzTarget.rule(brokenBy: bytes)
    case .configuration: ConfigurationFuzzTarget.rule(brokenBy: bytes)
    case .markdown: MarkdownFuzzTarget.rule(brokenBy: bytes)
    case .pictures: PictureFuzzTarget.rule(brokenBy: bytes)
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
