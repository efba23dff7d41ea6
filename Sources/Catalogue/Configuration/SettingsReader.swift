import Diagnostics
import FrontMatter
import Language

/// Reads values from a configuration file, and says at its place what each should have been.
package struct SettingsReader {
  let file: String
  /// Whether all of the YAML could be read; if not, a setting that is missing may be one that an error hides.
  let isSound: Bool
  /// Where the YAML itself is in error: what is found there besides comes of it.
  private let told: Set<SourceLocation>
  var diagnostics: [Diagnostic] = []

  /// - Parameter findings: what is wrong with the YAML of the file.
  init(file: String, findings: some Sequence<Diagnostic> = []) {
    self.file = file
    told = Set(findings.map(\.location))
    isSound = told.isEmpty
  }

  mutating func error(_ id: DiagnosticID, at location: SourceLocation, _ message: String) {
    if !told.contains(location) { diagnostics.append(.error(id, in: file, at: location, message)) }
  }

  /// Whether an error in the YAML is all that there is to say of a value.
  func isTold(_ node: Node) -> Bool { told.contains(node.location) }

  /// Says that `owner` needs something, unless it has it under a misspelt key or in YAML that could not be read.
  mutating func missing(_ message: String, from owner: Settings) {
    if isSound, owner.isWhole { error(.settingForm, at: owner.location, message) }
  }

  /// The entries of a mapping by their keys; keys that `owner` does not have are errors.
  ///
  /// - Parameter location: the place of the mapping.
  mutating func settings(
    in entries: [Entry], at location: SourceLocation, of owner: String, known: [String]
  ) -> Settings {
    var settings = Settings(location: location)
    for entry in entries {
      if known.contains(entry.key) {
        if !entry.value.isEmpty { settings[entry.key] = entry.value }
      } else {
        settings.isWhole = false
        let meant = didYouMean(entry.key, among: known)
        error(
          .unknownKey, at: entry.keyLocation,
          "\(owner) has no key '\(entry.key)'\(meant.isEmpty ? "; its keys are \(known.joined(separator: ", "))" : meant)"
        )
      }
    }
    return settings
  }

  /// The settings of a mapping; something else than a mapping is an error.
  ///
  /// - Parameter example: how such a mapping begins.
  mutating func settings(in node: Node, of owner: String, known: [String], example: String) -> Settings {
    guard let entries = node.entries else {
      error(.settingForm, at: node.location, "\(owner) is written as keys with values, such as \(example)")
      var settings = Settings(location: node.location)
      settings.isWhole = false
      return settings
    }
    return settings(in: entries, at: node.location, of: owner, known: known)
  }

  mutating func text(_ node: Node?, _ name: String) -> String? {
    guard let node else { return nil }
    guard let text = node.text else {
      error(.settingForm, at: node.location, "\(name) must be one text, not \(node.phrase)")
      return nil
    }
    return text
  }

  /// A text that people look for on pages, in which therefore something must be seen.
  mutating func title(_ node: Node?, _ name: String) -> String? {
    guard let node, let text = text(node, name) else { return nil }
    guard text.isVisible else {
      error(.settingValue, at: node.location, "\(name) must not be empty")
      return nil
    }
    return text
  }

  mutating func texts(_ node: Node?, _ name: String) -> [(text: String, location: SourceLocation)] {
    guard let node else { return [] }
    return (node.items ?? [node]).compactMap { item in
      guard let text = item.text else {
        error(.settingForm, at: item.location, "\(name) must be texts, such as [one, other], not \(item.phrase)")
        return nil
      }
      guard text.isVisible else {
        error(.settingValue, at: item.location, "\(name) must not hold an empty text")
        return nil
      }
      return (text, item.location)
    }
  }

  mutating func flag(_ node: Node?, _ name: String) -> Bool? {
    guard let node else { return nil }
    switch node.text?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      error(.settingValue, at: node.location, "\(name) must be true or false")
      return nil
    }
  }

  mutating func count(_ node: Node?, _ name: String, in range: ClosedRange<Int>) -> Int? {
    guard let node else { return nil }
    guard let text = node.text, let number = Int(text), range.contains(number) else {
      let rule =
        range.upperBound == .max ? "\(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
      error(.settingValue, at: node.location, "\(name) must be a whole number, \(rule)")
      return nil
    }
    return number
  }

  /// One of several words.
  ///
  /// - Parameter meant: the word that somebody meant who knows it from elsewhere.
  mutating func choice(
    _ node: Node?, _ name: String, among words: [String], meant: (String) -> String? = { _ in nil }
  ) -> String? {
    guard let node else { return nil }
    guard let text = node.text, words.contains(text) else {
      let text = node.text ?? ""
      error(
        .settingValue, at: node.location,
        "\(name) must be \(Self.alternatives(words))\(didYouMean(meant(text) ?? text, among: words))")
      return nil
    }
    return text
  }

  /// `a, b or c`.
  private static func alternatives(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
  }

  mutating func currency(_ node: Node?) -> Currency? {
    guard let node else { return nil }
    if let code = node.text, let currency = Currency(code) { return currency }
    let meant = node.text.flatMap(Currency.meant).map { "; did you mean '\($0)'?" } ?? ""
    error(.unknownCurrency, at: node.location, "currency must be a code of ISO 4217 in capitals, such as EUR\(meant)")
    return nil
  }

  mutating func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ node: Node?, _ name: String, _ type: Word.Type, meant: (String) -> String? = { _ in nil }
  ) -> Word? {
    choice(node, name, among: Word.allCases.map(\.rawValue), meant: meant).flatMap(Word.init(rawValue:))
  }
}
