import Dispatch
import Synchronization

/// Does what a sanitizer must not report, or what it must.
@main
enum Probe {
  private static let threads = 4
  private static let rounds = 100_000

  static func main() {
    switch CommandLine.arguments.last {
    case "guarded": countGuarded()
    case "race": countUnguarded()
    case "overrun": readTooFar()
    default: print("guarded, race or overrun")
    }
  }

  /// Threads that meet at a Mutex all the time.
  private static func countGuarded() {
    let number = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for _ in 0..<rounds { number.withLock { $0 += 1 } }
    }
    print(number.withLock { $0 })
  }

  /// Each thread locks a Mutex, but another one than the others.
  private static func countUnguarded() {
    // The race is meant.
    nonisolated(unsafe) let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    number.initialize(to: 0)
    let even = Mutex(())
    let odd = Mutex(())
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for _ in 0..<rounds {
        if thread.isMultiple(of: 2) {
          even.withLock { _ in number.pointee += 1 }
        } else {
          odd.withLock { _ in number.pointee += 1 }
        }
      }
    }
    print(number.pointee)
    number.deallocate()
  }

  private static func readTooFar() {
    let numbers = UnsafeMutablePointer<Int>.allocate(capacity: threads)
    numbers.initialize(repeating: 0, count: threads)
    print(numbers[threads])
    numbers.deallocate()
  }
}
