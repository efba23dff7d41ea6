import Synchronization

/// Deals out the jobs of a build so that the disk and all cores have work to the end.
///
/// Writing the pages of items takes as long as everything else together, and one thread at a time can do it in a folder. So they come first, and when
/// some wait to be written, the other jobs have their turn. Those are the long ones: at the end, when cores would wait for the last job, the jobs are short.
final class JobQueue: Sendable {
  private let rest: Mutex<(pages: ArraySlice<Int>, others: ArraySlice<Int>)>

  init(_ jobs: [PageJob]) {
    let pages = jobs.indices.filter { jobs[$0].isOfPages }
    let others = jobs.indices.filter { !jobs[$0].isOfPages }
    rest = Mutex((pages[...], others[...]))
  }

  /// The number of the next job; there must be one.
  ///
  /// - Parameter isWriterBehind: whether enough pages wait to be written.
  func next(isWriterBehind: Bool) -> Int {
    rest.withLock { rest in
      let takesPages = rest.others.isEmpty || (!isWriterBehind && !rest.pages.isEmpty)
      return takesPages ? rest.pages.removeFirst() : rest.others.removeFirst()
    }
  }
}
