import Concurrency
import Glibc
import Synchronization
import Testing

/// Work that is left to another thread.
struct QueueTests {
  private struct Stop: Error, Equatable {
    let number: Int
  }

  @Test(arguments: [0, 1, 8, 10_000]) func `pieces are done in order, all before the end`(limit: Int) throws {
    let done = Mutex<[Int]>([])
    try Parallel.withQueue(limit: limit) { add in
      for number in 0..<5000 { try add { done.withLock { $0.append(number) } } }
    }
    #expect(done.withLock { $0 } == Array(0..<5000))
  }

  @Test func `two pieces are never done at a time`() throws {
    let isBusy = Atomic(false)
    let overlaps = Atomic(0)
    try Parallel.withQueue(limit: 2) { add in
      for _ in 0..<2000 {
        try add {
          if isBusy.exchange(true, ordering: .acquiringAndReleasing) { overlaps.add(1, ordering: .relaxed) }
          isBusy.store(false, ordering: .releasing)
        }
      }
    }
    let count = overlaps.load(ordering: .relaxed)
    #expect(count == 0)
  }

  @Test func `nothing is done after a piece that fails`() {
    let done = Mutex<[Int]>([])
    #expect(throws: Stop(number: 10)) {
      try Parallel.withQueue(limit: 4) { add in
        for number in 0..<1000 {
          try add {
            if number == 10 { throw Stop(number: number) }
            done.withLock { $0.append(number) }
          }
        }
      }
    }
    #expect(done.withLock { $0 } == Array(0..<10))
  }

  @Test func `what is added last fails, too`() {
    #expect(throws: Stop(number: 1)) { try Parallel.withQueue(limit: 4) { add in try add { throw Stop(number: 1) } } }
  }

  @Test func `the failure of the body is thrown once what was begun has ended`() {
    let hasBegun = Atomic(false)
    let isFailing = Atomic(false)
    let hasEnded = Atomic(false)
    #expect(throws: Stop(number: 0)) {
      try Parallel.withQueue(limit: 4) { add in
        try add {
          hasBegun.store(true, ordering: .releasing)
          while !isFailing.load(ordering: .acquiring) { sched_yield() }
          hasEnded.store(true, ordering: .releasing)
        }
        while !hasBegun.load(ordering: .acquiring) { sched_yield() }
        isFailing.store(true, ordering: .releasing)
        throw Stop(number: 0)
      }
    }
    let ended = hasEnded.load(ordering: .acquiring)
    #expect(ended)
  }
}
