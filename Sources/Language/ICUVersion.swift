import ICUShim

/// Which data order, dates and names are made with.
package enum ICUVersion {
  /// The versions of ICU and of its time zone data: `72.1 2024b`.
  package static let text = icuText { icu_version($0, $1) } ?? "unknown"
}
