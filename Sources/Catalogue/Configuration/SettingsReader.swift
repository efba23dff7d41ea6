import Diagnostics
import FrontMatter
import Language

/// Reads values from a configuration file, and says at its place what each should have been.
struct SettingsReader {
  let file: String
  var diagnostics: [Diagnostic] = []

  mutating func error(_ id: DiagnosticID, at location: SourceLocation, _ message: String) {
    diagnostics.append(.error(id, in: file, at: location, message))
  }

  mutating func warning(_ id: DiagnosticID, at location: SourceLocation, _ message: String) {
    diagnostics.append(.warning(id, in: file, at: location, message))
  }

  /// The entries of a mapping by their keys; keys that `owner` does not have are errors.
  mutating func settings(in entries: [Entry], of owner: String, known: [String]) -> [String: Node] {
    var settings: [String: Node] = [:]
    for entry in entries {
      if known.contains(entry.key) {
        if !entry.value.isEmpty { settings[entry.key] = entry.value }
      } else {
        error(
          .unknownKey, at: entry.keyLocation, "\(owner) has no key '\(entry.key)'\(didYouMean(entry.key, among: known))"
        )
      }
    }
    return settings
  }

  /// The settings of a mapping; something else than a mapping is an error.
  mutating func settings(in node: Node, of owner: String, known: [String]) -> [String: Node] {
    guard let entries = node.entries else {
      error(.settingForm, at: node.location, "\(owner) is written as keys with values, such as { \(known[0]): … }")
      return [:]
    }
    return settings(in: entries, of: owner, known: known)
  }

  mutating func text(_ node: Node?, _ name: String) -> String? {
    guard let node else { return nil }
    guard let text = node.text else {
      error(.settingForm, at: node.location, "\(name) must be one text")
      return nil
    }
    return text
  }

  mutating func texts(_ node: Node?, _ name: String) -> [(text: String, location: SourceLocation)] {
    guard let node else { return [] }
    if let text = node.text { return [(text, node.location)] }
    return (node.items ?? [node]).compactMap { item in text(item, "each of \(name)").map { ($0, item.location) } }
  }

  mutating func flag(_ node: Node?, _ name: String) -> Bool? {
    guard let node, let text = text(node, name) else { return nil }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      error(.settingValue, at: node.location, "\(name) must be true or false")
      return nil
    }
  }

  mutating func count(_ node: Node?, _ name: String, in range: ClosedRange<Int>) -> Int? {
    guard let node, let text = text(node, name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let rule =
        range.upperBound == .max ? "\(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
      error(.settingValue, at: node.location, "\(name) must be a whole number, \(rule)")
      return nil
    }
    return number
  }

  /// One of several words.
  mutating func choice(_ node: Node?, _ name: String, among words: [String]) -> String? {
    guard let node, let text = text(node, name) else { return nil }
    guard words.contains(text) else {
      error(
        .settingValue, at: node.location,
        "\(name) must be \(Self.alternatives(words))\(didYouMean(text, among: words))")
      return nil
    }
    return text
  }

  /// `a, b or c`.
  private static func alternatives(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
  }

  mutating func currency(_ node: Node?) -> Currency? {
    guard let node, let code = text(node, "currency") else { return nil }
    if let currency = Currency(code) { return currency }
    error(
      .unknownCurrency, at: node.location,
      "currency must be a code of ISO 4217 in capitals, such as EUR\(didYouMean(code, among: Currency.codes.sorted()))")
    return nil
  }

  mutating func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ node: Node?, _ name: String, _ type: Word.Type
  ) -> Word? {
    choice(node, name, among: Word.allCases.map(\.rawValue)).flatMap(Word.init(rawValue:))
  }
}
