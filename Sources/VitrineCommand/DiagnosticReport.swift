import Catalogue
import Diagnostics

/// The findings of a run, in the order of files and places.
struct DiagnosticReport {
  let diagnostics: [Diagnostic]

  /// - Parameter isStrict: whether warnings are errors.
  init(_ diagnostics: [Diagnostic], isStrict: Bool) {
    let sorted = Set(diagnostics).sorted()
    self.diagnostics =
      isStrict
      ? sorted.map { .error($0.id, in: $0.file, at: $0.location, $0.message) } : sorted
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether nothing, or nothing but single items, is in error.
  func canBuild(keepGoing: Bool) -> Bool {
    diagnostics.allSatisfy { $0.severity == .warning || keepGoing && $0.isAboutAnItem }
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

extension Diagnostic {
  /// Whether the finding is about the file of one item, which can be left out.
  var isAboutAnItem: Bool {
    file.hasPrefix("content/") && file.hasSuffix(".md")
  }
}
