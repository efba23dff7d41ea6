import Diagnostics
import Resident
import Synchronization

/// Prints what is found in a site that is served, each time that it is something else.
final class ServeLog: Sendable {
  private let last = Mutex<Set<Diagnostic>>([])

  func note(_ state: ResidentState) {
    let found = Set(state.diagnostics)
    let isNew = last.withLock { last in
      defer { last = found }
      return last != found
    }
    guard isNew else { return }
    let report = DiagnosticReport(state.diagnostics, isStrict: false)
    report.print()
    StandardError.write("\(found.isEmpty ? "no findings" : report.summary)\n")
  }
}
