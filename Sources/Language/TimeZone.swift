private import Foundation
import ICUShim

/// A time zone by its IANA name: `Europe/Oslo`.
package struct TimeZone: Sendable, Hashable {
  package let name: String

  /// Nil if neither Foundation nor ICU has a zone or link of that name; case counts.
  package init?(_ name: String) {
    // All names together take as long as a small site.
    guard name == Self.utc.name || Self.isKnownToICU(name) || Self.names.contains(name) else { return nil }
    self.name = name
  }

  private static func isKnownToICU(_ name: String) -> Bool {
    !legacyNames.contains(name) && !name.hasPrefix(legacyPrefix) && !name.utf8.contains(0) && icu_is_zone(name)
  }

  private init(known name: String) {
    self.name = name
  }

  package static let utc = TimeZone(known: "Etc/UTC")

  /// The names of all zones, as candidates for a suggestion.
  package static let names: Set<String> = {
    let all = icuText { icu_zone_names($0, $1) } ?? "Etc/UTC"
    let names = all.split(separator: " ").filter { !$0.hasPrefix(legacyPrefix) }
    // ICU knows all links, and Foundation the newest zones.
    return Set(names.map(String.init)).union(Foundation.TimeZone.knownTimeZoneIdentifiers).subtracting(legacyNames)
  }()

  private static let legacyPrefix = "SystemV/"

  /// Names that ICU keeps for old Java programs and that IANA does not know.
  private static let legacyNames: Set<String> = [
    "ACT", "AET", "AGT", "ART", "AST", "BET", "BST", "CAT", "CNT", "CST", "CTT", "EAT", "ECT", "IET", "IST", "JST",
    "MIT", "NET", "NST", "PLT", "PNT", "PRT", "PST", "SST", "VST", "Etc/Unknown",
  ]
}
