private import Glibc
import Synchronization

/// Work that is spread over the cores of the machine.
package enum Parallel {
  /// How many threads work at a time.
  package static let workers = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// The results of `body` for every number below `count`, in order.
  ///
  /// - Parameter makeWorker: makes what one thread keeps to itself: formatters, buffers.
  package static func map<Worker, Result: Sendable>(
    _ count: Int, makeWorker: @Sendable () throws -> Worker, body: @Sendable (inout Worker, Int) throws -> Result
  ) throws -> [Result] {
    let next = Atomic<Int>(0)
    let state = Mutex(State<Result>(results: Array(repeating: nil, count: count)))
    perform(min(workers, count)) { _ in
      do {
        var worker = try makeWorker()
        while true {
          let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < count, state.withLock({ $0.failure == nil }) else { return }
          try Interruption.check()
          let result = try body(&worker, index)
          state.withLock { $0.results[index] = result }
        }
      } catch {
        state.withLock { $0.failure = $0.failure ?? error }
      }
    }
    let end = state.withLock { $0 }
    if let failure = end.failure { throw failure }
    return end.results.compactMap(\.self)
  }

  /// Makes the results of `make` for every number below `count`, and calls `use` with them in order. The calling thread does that, and
  /// makes results itself while none is ready. Only so many are made ahead.
  ///
  /// - Parameter makeWorker: As in `map`; called for every so many results.
  package static func forEach<Worker, Result: Sendable>(
    _ count: Int, makeWorker: @Sendable () throws -> Worker, make: @Sendable (inout Worker, Int) throws -> Result,
    use: (Result) throws -> Void
  ) throws {
    let most = 16 * workers
    for start in stride(from: 0, to: count, by: most) {
      try forEach(in: start..<min(start + most, count), makeWorker: makeWorker, make: make, use: use)
    }
  }

  private static func forEach<Worker, Result: Sendable>(
    in range: Range<Int>, makeWorker: @Sendable () throws -> Worker,
    make: @Sendable (inout Worker, Int) throws -> Result, use: (Result) throws -> Void
  ) throws {
    let next = Atomic<Int>(0)
    let state = Mutex(State<Result>(results: Array(repeating: nil, count: range.count)))
    @Sendable func makeNext(_ worker: inout Worker) throws -> Bool {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < range.count, state.withLock({ $0.failure == nil }) else { return false }
      try Interruption.check()
      let result = try make(&worker, range.lowerBound + index)
      state.withLock { $0.results[index] = result }
      return true
    }
    var used = 0
    func useReady() throws {
      while used < range.count, let result = state.withLock({ $0.results[used].take() }) {
        try use(result)
        used += 1
      }
    }
    perform(min(workers, range.count)) { _ in
      do {
        var worker = try makeWorker()
        while try makeNext(&worker) {}
      } catch {
        state.withLock { $0.failure = $0.failure ?? error }
      }
    } calling: {
      do {
        var worker = try makeWorker()
        repeat { try useReady() } while try makeNext(&worker)
      } catch {
        state.withLock { $0.failure = $0.failure ?? error }
      }
    }
    if let failure = state.withLock({ $0.failure }) { throw failure }
    try useReady()
  }

  /// Calls `body` for every number below `count`, until a call fails. Unlike `map`, a signal does not cut this short.
  ///
  /// - Throws: what the first call threw that failed; others may have been made meanwhile.
  package static func forEach<Failure: Error>(
    _ count: Int, body: @Sendable (Int) throws(Failure) -> Void
  ) throws(Failure) {
    let next = Atomic<Int>(0)
    let failure = Mutex<Failure?>(nil)
    perform(min(workers, count)) { _ in
      do throws(Failure) {
        while true {
          let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < count, failure.withLock({ $0 == nil }) else { return }
          try body(index)
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  /// The results of two pieces of work that do not need each other. The first one is done on the calling thread.
  package static func both<First, Second: Sendable>(
    _ first: () throws -> First, and second: @Sendable () throws -> Second
  ) throws -> (First, Second) {
    let end = Mutex<Result<Second, any Error>?>(nil)
    let processor = Processor.current
    let result = withoutActuallyEscaping(second) { second in
      let work = { @Sendable in
        let result = Result(catching: second)
        end.withLock { $0 = result }
      }
      let thread = WorkerThread {
        processor.moveThread(by: 1)
        work()
      }
      let result = Result(catching: first)
      if let thread { thread.join() } else { work() }
      return result
    }
    guard let other = end.withLock({ $0 }) else { preconditionFailure("both have run") }
    return (try result.get(), try other.get())
  }

  /// Calls `body` on as many threads at a time, the calling one among them. Where the system allows no more threads, the calling one does all that is left.
  private static func perform(_ count: Int, body: @Sendable (Int) -> Void) {
    perform(count, body: body) { body(0) }
  }

  /// The same with something else for the calling thread, in the place of `body(0)`.
  private static func perform(_ count: Int, body: @Sendable (Int) -> Void, calling: () -> Void) {
    let processor = Processor.current
    withoutActuallyEscaping(body) { body in
      var threads: [WorkerThread] = []
      for number in stride(from: 1, to: count, by: 1) {
        let thread = WorkerThread {
          processor.moveThread(by: number)
          body(number)
        }
        guard let thread else { break }
        threads.append(thread)
      }
      if count > 0 { calling() }
      for number in stride(from: threads.count + 1, to: count, by: 1) { body(number) }
      for thread in threads { thread.join() }
    }
  }

  private struct State<Result: Sendable>: Sendable {
    var results: [Result?]
    var failure: (any Error)?
  }
}
