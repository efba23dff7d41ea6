import Diagnostics
import FrontMatter
import Language

/// Reads values from a configuration file, and reports at its place what each should have been.
struct ConfigurationDecoder {
  let file: SourceFile
  /// Whether all of the YAML could be read; if not, an error may hide a setting that seems to be missing.
  let isSound: Bool
  /// Where the YAML itself is in error: other findings at these places follow from that.
  private let reported: Set<SourceLocation>
  var diagnostics: [Diagnostic] = []

  /// - Parameter findings: what is wrong with the YAML of the file.
  init(file: SourceFile, findings: some Sequence<Diagnostic> = []) {
    self.file = file
    reported = Set(findings.map(\.location))
    isSound = reported.isEmpty
  }

  mutating func error(_ id: DiagnosticID, at location: SourceLocation, _ message: String) {
    add(.error(id, in: file.path, at: location, message))
  }

  /// - Parameter meant: what the author most likely meant by the value, which the message then suggests.
  mutating func error(_ id: DiagnosticID, at node: Node, _ message: String, meant: String? = nil) {
    var finding = Diagnostic.error(id, in: file.path, at: file.range(of: node), message + didYouMean(meant))
    if let meant {
      let isCertain = node.text?.lowercased() == meant.lowercased()
      finding.fix = file.fix(node, to: meant, isCertain: isCertain)
    }
    add(finding)
  }

  /// - Parameters:
  ///   - meant: the key that the author most likely meant, which the message then suggests.
  ///   - isFree: whether no other key of the mapping is that one, or seems to be.
  mutating func error(
    _ id: DiagnosticID, atKeyOf entry: Entry, _ message: String, meant: String? = nil, isFree: Bool = true
  ) {
    var finding = Diagnostic.error(id, in: file.path, at: file.range(ofKey: entry), message + didYouMean(meant))
    if let meant, isFree {
      finding.fix = file.fix(keyOf: entry, to: meant, isCertain: entry.key.lowercased() == meant.lowercased())
    }
    add(finding)
  }

  mutating func add(_ finding: Diagnostic) {
    if !reported.contains(finding.location) { diagnostics.append(finding) }
  }

  /// Whether the YAML of a value is in error, so that nothing else is to be said of it.
  func isReported(_ node: Node) -> Bool { reported.contains(node.location) }

  /// Reports that `owner` needs something, unless it has it under a misspelt key or in YAML that could not be read.
  mutating func missing(_ message: String, from owner: DecodedMapping) {
    if isSound, owner.isWhole { error(.settingForm, at: owner.location, message) }
  }

  /// The entries of a mapping by their keys; keys that the table does not have are errors.
  ///
  /// - Parameter location: the place of the mapping.
  mutating func settings(in entries: [Entry], at location: SourceLocation, of table: SettingTable) -> DecodedMapping {
    var settings = DecodedMapping(location: location)
    let meanings = entries.map { table.names.contains($0.key) ? $0.key : suggestion(for: $0.key, among: table.names) }
    for (entry, meant) in zip(entries, meanings) {
      if table.names.contains(entry.key) {
        if !entry.value.isEmpty, !entry.value.isNull { settings[entry.key] = entry.value }
      } else {
        settings.isWhole = false
        let known = meant == nil ? "; its keys are \(table.names.joined(separator: ", "))" : ""
        error(
          .unknownKey, atKeyOf: entry, "\(table.owner) has no key '\(entry.key)'\(known)", meant: meant,
          isFree: meanings.count { $0 == meant } == 1)
      }
    }
    return settings
  }

  /// The settings of a mapping; anything but a mapping is an error.
  mutating func settings(in node: Node, of table: SettingTable) -> DecodedMapping {
    guard let entries = node.entries else {
      error(.settingForm, at: node, "\(table.owner) is written as keys with values, such as \(table.example)")
      var settings = DecodedMapping(location: node.location)
      settings.isWhole = false
      return settings
    }
    return settings(in: entries, at: node.location, of: table)
  }
}

/// `; did you mean 'model'?`, or nothing.
private func didYouMean(_ word: String?) -> String {
  word.map { "; did you mean '\($0)'?" } ?? ""
}
