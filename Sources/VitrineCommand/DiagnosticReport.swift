import Addresses
import Catalogue
import Diagnostics

/// The findings of a run, ordered by file and place.
struct DiagnosticReport {
  let diagnostics: [Diagnostic]

  /// - Parameter isStrict: whether warnings count as errors.
  init(_ diagnostics: [Diagnostic], isStrict: Bool) {
    let sorted = Set(diagnostics).sorted()
    self.diagnostics = isStrict ? sorted.map { $0.with(.error) } : sorted
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether nothing is in error, or, to keep going, nothing but single items.
  func canBuild(keepGoing: Bool) -> Bool {
    diagnostics.allSatisfy { $0.severity == .warning || keepGoing && ItemReference(path: $0.file) != nil }
  }

  func print() {
    guard !diagnostics.isEmpty else { return }
    StandardError.write(diagnostics.map { "\(Coloring.standardError.diagnostic($0))\n" }.joined())
  }

  /// `2 errors, 1 warning`.
  var summary: String {
    let errors = diagnostics.count { $0.severity == .error }
    return "\(errors) \(errors == 1 ? "error" : "errors"), \(Self.warnings(diagnostics.count - errors))"
  }

  private static func warnings(_ count: Int) -> String { "\(count) \(count == 1 ? "warning" : "warnings")" }
}
