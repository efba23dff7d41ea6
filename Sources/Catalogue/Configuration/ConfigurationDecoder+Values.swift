import Diagnostics
import FrontMatter
import Language

// Values of one form each; nil for a value that is not given, or is reported.
extension ConfigurationDecoder {
  mutating func text(_ node: Node?, _ name: String) -> String? {
    guard let node else { return nil }
    guard let text = node.text else {
      error(.settingForm, at: node, "\(name) must be one text, not \(node.phrase)")
      return nil
    }
    return text
  }

  /// A text that pages show, so that something of it must be visible.
  mutating func title(_ node: Node?, _ name: String) -> String? {
    guard let node, let text = text(node, name) else { return nil }
    guard text.isVisible else {
      error(.settingValue, at: node, "\(name) must not be empty")
      return nil
    }
    return text
  }

  /// A list of texts, or one text.
  mutating func texts(_ node: Node?, _ name: String) -> [(text: String, node: Node)] {
    guard let node else { return [] }
    return (node.items ?? [node]).compactMap { item in
      guard let text = item.text else {
        error(.settingForm, at: item, "\(name) must be texts, such as [one, other], not \(item.phrase)")
        return nil
      }
      guard text.isVisible else {
        error(.settingValue, at: item, "\(name) must not hold an empty text")
        return nil
      }
      return (text, item)
    }
  }

  mutating func flag(_ node: Node?, _ name: String) -> Bool? {
    guard let node else { return nil }
    switch node.text?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      error(.settingValue, at: node, "\(name) must be true or false")
      return nil
    }
  }

  mutating func count(_ node: Node?, _ name: String, in range: ClosedRange<Int>) -> Int? {
    guard let node else { return nil }
    guard let text = node.text, let number = Int(text), range.contains(number) else {
      let rule =
        range.upperBound == .max ? "\(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
      error(.settingValue, at: node, "\(name) must be a whole number, \(rule)")
      return nil
    }
    return number
  }

  /// One of several words.
  ///
  /// - Parameter synonym: the word for one that other programs use.
  mutating func choice(
    _ node: Node?, _ name: String, among words: [String], synonym: (String) -> String? = { _ in nil }
  ) -> String? {
    guard let node else { return nil }
    guard let text = node.text, words.contains(text) else {
      let text = node.text ?? ""
      let known = synonym(text)
      var finding = Diagnostic.error(
        .settingValue, in: file.path, at: file.range(of: node), "\(name) must be \(Self.alternatives(words))")
      if let meant = suggestion(for: known ?? text, among: words) ?? known {
        finding.message += "; did you mean '\(meant)'?"
        finding.fix = file.fix(node, to: meant, isCertain: known != nil || text.lowercased() == meant.lowercased())
      }
      add(finding)
      return nil
    }
    return text
  }

  mutating func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ node: Node?, _ name: String, _ type: Word.Type, synonym: (String) -> String? = { _ in nil }
  ) -> Word? {
    choice(node, name, among: Word.allCases.map(\.rawValue), synonym: synonym).flatMap(Word.init(rawValue:))
  }

  /// `a, b or c`.
  private static func alternatives(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
  }

  mutating func currency(_ node: Node?) -> Currency? {
    guard let node else { return nil }
    if let code = node.text, let currency = Currency(code) { return currency }
    error(
      .unknownCurrency, at: node, "currency must be a code of ISO 4217 in capitals, such as EUR",
      meant: node.text.flatMap(Currency.meant))
    return nil
  }
}
