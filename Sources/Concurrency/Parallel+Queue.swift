import Synchronization

extension Parallel {
  /// Calls `body` with a function that leaves work to another thread, which does one piece after the other, in order.
  ///
  /// The thread lives as long as there is work. Where the system allows none, the calling thread does all of it.
  ///
  /// - Parameter limit: How many pieces wait at most. Beyond that, the calling thread does the next one itself.
  /// - Throws: What `body` throws, or the first piece that fails; those after it are not done.
  package static func withQueue(
    limit: Int, _ body: (_ add: (@escaping @Sendable () throws -> Void) throws -> Void) throws -> Void
  ) throws {
    let queue = WorkQueue(limit: limit)
    var thread: WorkerThread?
    let processor = Processor.current
    let result = Result {
      try body { work in
        let state = try queue.add(work)
        if state.needsThread {
          thread?.join()
          thread = WorkerThread {
            processor.moveThread(by: 1)
            queue.run()
          }
          if thread == nil { queue.lackThread() }
        }
        if state.isFull { queue.doNext() }
      }
    }
    if case .failure = result { queue.clear() }
    while queue.doNext() {}
    thread?.join()
    try queue.check()
    try result.get()
  }
}

/// Pieces of work that are done one after the other, on whichever thread takes the next one.
private final class WorkQueue: Sendable {
  private let limit: Int
  private let state = Mutex(State())
  /// Held while a piece is taken and done.
  private let turn = Mutex(())

  private struct State {
    var pieces: [@Sendable () throws -> Void] = []
    var hasThread = false
    var failure: (any Error)?
  }

  init(limit: Int) { self.limit = limit }

  /// - Throws: What a piece has thrown meanwhile.
  func add(_ work: @escaping @Sendable () throws -> Void) throws -> (needsThread: Bool, isFull: Bool) {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      state.pieces.append(work)
      defer { state.hasThread = true }
      return (!state.hasThread, state.pieces.count > limit)
    }
  }

  /// Does pieces until there are none.
  func run() {
    repeat {
      while doNext() {}
    } while !state.withLock { state in
      state.hasThread = !state.pieces.isEmpty
      return !state.hasThread
    }
  }

  /// Whether there was a piece to do.
  @discardableResult func doNext() -> Bool {
    turn.withLock { _ in
      guard let work = state.withLock({ $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }) else { return false }
      do {
        try work()
      } catch {
        state.withLock { state in
          state.failure = error
          state.pieces = []
        }
      }
      return true
    }
  }

  func lackThread() { state.withLock { $0.hasThread = false } }

  func clear() { state.withLock { $0.pieces = [] } }

  func check() throws {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }
}
