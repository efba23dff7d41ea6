import Diagnostics
import Language
import Testing

@testable import Catalogue

/// Holds the tables of settings, of which the JSON Schema is made, against what the readers do.
struct SettingTableTests {
  @Test(
    "A reader accepts what the form of a setting allows, and reports what it does not",
    arguments: [
      Owner(SiteSettingsReader.table) { $0 },
      Owner(CollectionSettingsReader.table) { $0 },
      Owner(CollectionSettingsReader.fieldTable) { "fields: { a: { \($0) } }" },
      Owner(CollectionSettingsReader.sortTable) { "fields: { a: text }\nsorts: [{ \($0) }]" },
      Owner(CollectionSettingsReader.descriptorTable) {
        "fields: { a: text }\nsorts: [{ name: A, by: [{ \($0) }] }]"
      },
      Owner(CollectionSettingsReader.listTable) { "list: { \($0) }" },
      Owner(CollectionSettingsReader.groupTable) { "detail: [{ \($0) }]" },
      Owner(CollectionSettingsReader.shownFieldTable) { "detail: [{ fields: [{ \($0) }] }]" },
      Owner(CollectionSettingsReader.deletedTable) { "deleted: { \($0) }" },
      Owner(CollectionSettingsReader.reportTable) { "report: { \($0) }" },
    ])
  func formsAgree(_ owner: Owner) throws {
    for setting in owner.table.settings {
      let unknown = try owner.findings("\(setting.name)x: 1").filter { $0.id == .unknownKey }
      #expect(unknown.count == 1, "\(owner): '\(setting.name)x' is not a key")
      for value in Self.valid(setting.form) {
        let findings = try owner.findings("\(setting.name): \(value)").filter { Self.isAboutForm($0, setting) }
        #expect(findings == [], "\(owner), \(setting.name): \(value)")
      }
      for value in Self.invalid(setting.form) {
        let findings = try owner.findings("\(setting.name): \(value)").filter { $0.severity == .error }
        #expect(!findings.isEmpty, "\(owner), \(setting.name): \(value)")
      }
    }
  }

  /// Whether a finding is that the value has the wrong form, or is none of the words.
  private static func isAboutForm(_ finding: Diagnostic, _ setting: Setting) -> Bool {
    switch finding.id {
    case .unknownKey, .settingForm: !finding.message.contains("needs") && !finding.message.contains("is a key, or")
    case .settingValue:
      if case .choice = setting.form { finding.message.hasPrefix("\(setting.name) must be") } else { false }
    default: false
    }
  }

  private static func valid(_ form: SettingForm) -> [String] {
    switch form {
    case .text, .title, .template, .value: ["x"]
    case .word(let examples): examples.map { "\"\($0)\"" }
    case .flag: ["true", "no"]
    case .count(let range): ["\(range.lowerBound)", "\(min(range.upperBound, 1_000_000))"]
    case .choice(let words): words
    case .mapping, .dictionary: ["{}"]
    case .list(let form): valid(form).map { "[\($0)]" }
    case .oneOf(let forms): forms.flatMap(valid)
    }
  }

  private static func invalid(_ form: SettingForm) -> [String] {
    switch form {
    case .text, .title, .template, .word: ["{ a: b }"]
    case .flag: ["maybe", "[true]"]
    case .count(let range): ["\(range.lowerBound - 1)", "1.5", "many"]
    case .choice: ["no-such-word"]
    case .value: []
    case .mapping, .dictionary: ["text", "[a]"]
    case .list: ["text"]
    // A value that none of the forms allows.
    case .oneOf(let forms): invalid(forms[0]).filter { value in forms.allSatisfy { invalid($0).contains(value) } }
    }
  }
}

extension SettingTableTests {
  /// A table, and a file in which a line is a setting of it.
  struct Owner: CustomTestStringConvertible, Sendable {
    let table: SettingTable
    private let file: @Sendable (String) -> String

    init(_ table: SettingTable, file: @escaping @Sendable (String) -> String) {
      self.table = table
      self.file = file
    }

    var testDescription: String { table.owner }

    func findings(_ setting: String) throws -> [Diagnostic] {
      var diagnostics: [Diagnostic] = []
      let source = SourceFile(path: "a.yaml", text: file(setting))
      if table.owner == "the site" {
        _ = SiteSettingsReader.read(source, diagnostics: &diagnostics)
      } else {
        _ = CollectionSettingsReader.read(
          source, id: "things", site: SiteSettings(), clock: try ZoneClock(.utc), now: DateTime(utc: 0),
          diagnostics: &diagnostics)
      }
      return diagnostics
    }
  }
}
