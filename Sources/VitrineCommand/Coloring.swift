import Characters
import Diagnostics
import Glibc

/// Colour where a person is looking: on a terminal, unless `NO_COLOR` is set.
struct Coloring {
  private let isOn: Bool

  static let standardError = Coloring(isOn: isWanted && StandardError.isTerminal)
  static let standardOutput = Coloring(isOn: isWanted && StandardOutput.isTerminal)

  private static var isWanted: Bool {
    let isForbidden = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return !isForbidden && !isDumb
  }

  func bold(_ text: String) -> String { isOn ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  func faint(_ text: String) -> String { isOn ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  func diagnostic(_ diagnostic: Diagnostic) -> String {
    guard isOn else { return "\(diagnostic)" }
    let color = diagnostic.severity == .error ? "31" : "33"
    let place = "\(printable(diagnostic.file)):\(diagnostic.location.line):\(diagnostic.location.column)"
    return
      "\(bold(place)): \u{1B}[1;\(color)m\(diagnostic.severity.rawValue):\u{1B}[0m \(printable(diagnostic.message)) \(faint("[\(diagnostic.id.rawValue)]"))"
  }
}
