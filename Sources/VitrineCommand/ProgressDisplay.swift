import Concurrency
import Glibc
import Loading
import Synchronization

/// Shows on a terminal how far a build has come, once it takes longer than half a second.
final class ProgressDisplay: Sendable {
  private let progress: BuildProgress
  /// When the build began, by `SecondsClock`.
  private let start: Double
  /// The display ends when the writing end of this pipe is closed.
  private let pipe: (reading: Int32, writing: Int32)
  private let thread = Mutex<WorkerThread?>(nil)

  /// How long a build goes on without a bar.
  private static let patience = 0.5

  /// Nil where standard error is no terminal, or one that cannot take a line back.
  init?(of progress: BuildProgress, since start: Double) {
    guard StandardError.isTerminal, let terminal = getenv("TERM"), String(cString: terminal) != "dumb" else {
      return nil
    }
    self.progress = progress
    self.start = start
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    pipe = (ends[0], ends[1])
    let started = WorkerThread { [self] in
      while isOpen(for: 100) { show() }
    }
    thread.withLock { $0 = started }
  }

  /// Waits for so many milliseconds, and says whether the pipe is still open then.
  private func isOpen(for milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) == 0
  }

  /// Takes the bar away for good; nothing is drawn any more once this returns.
  func end() {
    guard
      let running = thread.withLock({ thread in
        defer { thread = nil }
        return thread
      })
    else { return }
    close(pipe.writing)
    running.join()
    close(pipe.reading)
    StandardError.write("")
  }

  private func show() {
    let seconds = SecondsClock.now() - start
    guard seconds >= Self.patience else { return }
    let bar = ProgressBar(done: progress.done, total: progress.total, seconds: seconds)
    StandardError.show(passing: bar.text(columns: TerminalSize.columns(of: 2) ?? 80))
  }
}
