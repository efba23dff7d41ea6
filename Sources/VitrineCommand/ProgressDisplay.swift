import Dispatch
import Glibc
import Loading

/// Shows on a terminal how far a build has come, once it takes longer than half a second.
final class ProgressDisplay: Sendable {
  private let progress: BuildProgress
  /// When the build began, by `SecondsClock`.
  private let start: Double
  private let isToEnd = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// How long a build goes on without a bar.
  private static let patience = 0.5

  /// Nil where standard error is no terminal, or one that cannot take a line back.
  init?(of progress: BuildProgress, since start: Double) {
    guard StandardError.isTerminal, let terminal = getenv("TERM"), String(cString: terminal) != "dumb" else {
      return nil
    }
    self.progress = progress
    self.start = start
    DispatchQueue(label: "vitrine.progress").async {
      while self.isToEnd.wait(timeout: .now() + .milliseconds(100)) == .timedOut { self.show() }
      self.hasEnded.signal()
    }
  }

  /// Takes the bar away for good; nothing is drawn any more once this returns.
  func end() {
    isToEnd.signal()
    hasEnded.wait()
    // So that it may be ended more than once.
    hasEnded.signal()
    StandardError.write("")
  }

  private func show() {
    let seconds = SecondsClock.now() - start
    guard seconds >= Self.patience else { return }
    let bar = ProgressBar(done: progress.done, total: progress.total, seconds: seconds)
    StandardError.show(passing: bar.text(columns: TerminalSize.columns(of: 2) ?? 80))
  }
}
