/// ICU could not make a service for a language: its data is missing or memory ran out.
package struct ICUFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was asked of ICU, as a noun: "collator".
  package let service: String
  package let tag: String

  package var description: String { "ICU has no \(service) for the language '\(tag)'; is its data installed?" }
}
