/// The program.
package enum Vitrine {
  /// By the rules of semantic versioning.
  package static let version = "1.0.0"
}
