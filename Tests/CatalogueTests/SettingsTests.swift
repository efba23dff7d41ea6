import Diagnostics
import Language
import TestSupport
import Testing

@testable import Catalogue

struct SettingsTests {
  @Test func `says what is wrong in site.yaml`() throws {
    try CaseFile("site").check(atLeast: 32) { text in
      var diagnostics: [Diagnostic] = []
      _ = SiteSettingsReader.read(SourceFile(path: "site.yaml", text: text), diagnostics: &diagnostics)
      return diagnostics.map(\.description)
    }
  }

  @Test func `says what is wrong in collection.yaml`() throws {
    let clock = try ZoneClock(.utc)
    try CaseFile("collection").check(atLeast: 83) { text in
      var diagnostics: [Diagnostic] = []
      _ = CollectionSettingsReader.read(
        SourceFile(path: "collection.yaml", text: text), id: "things", site: SiteSettings(), clock: clock,
        now: DateTime(utc: 1_700_000_000), diagnostics: &diagnostics)
      return diagnostics.map(\.description)
    }
  }
}
