private import Dispatch
private import Glibc
import Synchronization

/// A thread that does one piece of work.
package struct WorkerThread: Sendable {
  private let work: Work
  /// What every thread gets, whatever the limit of the first one's stack is.
  private static let stackSize = 8 << 20
  private static let pool = Mutex(Pool())

  /// The threads that wait for more work.
  private struct Pool: Sendable {
    /// The thread that they work for.
    var owner: pthread_t?
    var idle: [Worker] = []
  }

  /// A piece of work.
  private final class Work: Sendable {
    private let body: Mutex<(@Sendable () -> Void)?>
    private let end = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () -> Void) { self.body = Mutex(body) }

    /// Does the work and lets go of it.
    func perform() { body.withLock { $0.take() }?() }

    func tellEnd() { end.signal() }

    func waitForEnd() { end.wait() }
  }

  /// What a thread does one after the other.
  private final class Worker: Sendable {
    private let work: Mutex<Work?>
    private let start = DispatchSemaphore(value: 0)
    private let staysForMore: Bool

    init(_ first: Work, staysForMore: Bool) {
      work = Mutex(first)
      self.staysForMore = staysForMore
    }

    func give(_ next: Work) {
      work.withLock { $0 = next }
      start.signal()
    }

    func run() {
      perform()
      while staysForMore {
        start.wait()
        perform()
      }
    }

    private func perform() {
      guard let work = work.withLock({ $0.take() }) else { return }
      work.perform()
      if staysForMore { WorkerThread.pool.withLock { $0.idle.append(self) } }
      work.tellEnd()
    }
  }

  /// Starts a thread; nil if the system allows no more.
  package init?(_ body: @escaping @Sendable () -> Void) {
    work = Work(body)
    let (isOwner, worker) = Self.pool.withLock { pool in
      let isOwner = pool.owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false
      return (isOwner, isOwner ? pool.idle.popLast() : nil)
    }
    if let worker {
      worker.give(work)
    } else {
      guard Self.start(Worker(work, staysForMore: isOwner)) else { return nil }
    }
  }

  /// Keeps threads that the calling thread starts from now on, and gives them further work when theirs is done.
  ///
  /// To start one costs a stack, and its end gives the memory that it worked with back to the system, which the next step of a build asks for anew.
  package static func keepThreads() { pool.withLock { $0.owner = pthread_self() } }

  /// Whether the system lets the program start so many threads at once.
  package static func canStart(_ count: Int) -> Bool {
    let gate = Unmanaged.passRetained(DispatchSemaphore(value: 0))
    defer { gate.release() }
    var threads: [pthread_t] = []
    for _ in 0..<count {
      var thread = pthread_t()
      let result = pthread_create(
        &thread, nil,
        { gate in
          if let gate { Unmanaged<DispatchSemaphore>.fromOpaque(gate).takeUnretainedValue().wait() }
          return nil
        }, gate.toOpaque())
      guard result == 0 else { break }
      threads.append(thread)
    }
    for _ in threads { gate.takeUnretainedValue().signal() }
    for thread in threads { pthread_join(thread, nil) }
    return threads.count == count
  }

  /// Waits until the work is done. To be called once.
  package func join() {
    work.waitForEnd()
  }

  /// - Returns: Whether the system allowed a thread.
  private static func start(_ worker: Worker) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let reference = Unmanaged.passRetained(worker)
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes,
      { reference in
        if let reference { Unmanaged<Worker>.fromOpaque(reference).takeRetainedValue().run() }
        return nil
      }, reference.toOpaque())
    if result != 0 { reference.release() }
    return result == 0
  }
}
