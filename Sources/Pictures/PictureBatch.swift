private import Dispatch
private import Glibc
private import Synchronization

/// Makes many pictures on all cores.
package enum PictureBatch {
  /// Calls `body` with every number below `count`, on all cores.
  ///
  /// - Parameter body: reads a picture, has a `PictureCache` make it and hands the result on. Nothing is kept between two
  ///   calls, so that memory is bounded by what one picture takes on each core.
  package static func forEach<Failure: Error>(
    _ count: Int, threads: Int = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
    body: @Sendable (Int) throws(Failure) -> Void
  ) throws(Failure) {
    let next = Atomic<Int>(0)
    let failure = Mutex<Failure?>(nil)
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count, failure.withLock({ $0 == nil }) else { return }
        do throws(Failure) {
          try body(index)
        } catch {
          failure.withLock { $0 = $0 ?? error }
        }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}
