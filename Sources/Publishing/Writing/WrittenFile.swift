import BuildCache
import Files
import Staging

/// What became of a job.
enum WriteResult: Sendable {
  /// The pages of a run of items, in their order.
  case pages(collection: Int, run: Int, OutputTicket)
  case files([WrittenFile])
}

/// A file of the output that isn't the page of an item, written or kept.
struct WrittenFile: Sendable {
  let path: RelativePath
  let scope: CachedOutput.Scope
  let ticket: OutputTicket
  /// The file that it was made from, if it was made from a single one.
  let source: CachedInput?
  /// Its place among the files of the ticket.
  var position = 0
  var context: UInt64?
}
