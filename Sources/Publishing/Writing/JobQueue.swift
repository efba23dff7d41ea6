import Synchronization

/// Deals out the jobs of a build so that the disk and all cores have work until the end.
///
/// Writing the pages of items takes as long as everything else together, and only one thread at a time can do it in a folder. So they come first, and while
/// enough of them wait to be written, the other jobs have their turn. Those are the long ones; at the end, when cores would wait for the last job, jobs are short.
final class JobQueue: Sendable {
  private let rest: Mutex<(pages: ArraySlice<Int>, others: ArraySlice<Int>)>

  init(_ jobs: [WriteJob]) {
    let pages = jobs.indices.filter { jobs[$0].isOfPages }
    let others = jobs.indices.filter { !jobs[$0].isOfPages }
    rest = Mutex((pages[...], others[...]))
  }

  /// The position of the next job. There must be one.
  ///
  /// - Parameter isWriterBehind: Whether enough pages wait to be written.
  func next(isWriterBehind: Bool) -> Int {
    rest.withLock { rest in
      let takesPages = rest.others.isEmpty || (!isWriterBehind && !rest.pages.isEmpty)
      return takesPages ? rest.pages.removeFirst() : rest.others.removeFirst()
    }
  }
}
