import Diagnostics
import Editing
import Files
import Loading
import Pictures
import Resident
import Synchronization
import Workbench

/// The site in memory, with the way to change its files.
final class ServedSite: WorkbenchSite {
  /// How many changes can be undone.
  private static let undoLimit = 100

  let resident: ResidentSite
  let isReadOnly: Bool
  /// Seconds since 1970.
  private let clock: @Sendable () throws -> Int
  /// What was done here. Held while a change is made, so that one follows the other.
  private let done = Mutex(ChangeHistory(limit: undoLimit))
  /// Called when the pages show a change.
  private let observers = Mutex<[@Sendable (ResidentState) -> Void]>([])

  init(
    _ resident: ResidentSite, isReadOnly: Bool, clock: @escaping @Sendable () throws -> Int
  ) {
    self.resident = resident
    self.isReadOnly = isReadOnly
    self.clock = clock
  }

  /// Calls a function each time that the pages show a change.
  func onUpdate(_ observer: @escaping @Sendable (ResidentState) -> Void) {
    observers.withLock { $0.append(observer) }
  }

  var root: String { resident.root }

  var snapshot: SiteSnapshot {
    let state = resident.state
    return SiteSnapshot(content: state.content, pages: state.pages, diagnostics: state.diagnostics)
  }

  /// The bytes of a file; nil if a build would make none. A picture that turns out to be damaged is a finding from now on.
  func bytes(of file: ResidentFile, in state: ResidentState) throws -> [UInt8]? {
    do {
      return try resident.bytes(of: file, in: state)
    } catch let failure as PictureFailure {
      if resident.note(failure, about: file, in: state) { update(.everything) }
      throw failure
    }
  }

  /// Milliseconds to wait for a command that changes the site: meanwhile, nobody gets a page.
  private static let patience = 1000

  func finishChanges() { done.withLock { _ in } }

  var lastChange: UndoableChange? { done.withLock { $0.last } }

  func editingSite() throws -> EditingSite { try EditingSite(root: root, clock: clock()) }

  func change(_ plan: (EditingSite) throws -> ChangePlan) throws -> ChangePlan {
    if isReadOnly { throw ServeFailure.readOnly }
    return try done.withLock { done in
      let writer = try ChangeWriter(root: root, wait: Self.patience)
      let plan = try plan(editingSite())
      guard !plan.isRefused, !plan.changes.isEmpty else { return plan }
      done.add(try writer.apply(plan))
      takeIn(plan)
      return plan
    }
  }

  func undo(_ change: Int) throws {
    if isReadOnly { throw ServeFailure.readOnly }
    try done.withLock { done in
      let writer = try ChangeWriter(root: root, wait: Self.patience)
      // A command may have taken changes back since.
      done.forgetLast(while: writer.isTakenBack)
      try done.undo(change) { plan in
        try writer.undo(plan.inverse)
        takeIn(plan)
      }
    }
  }

  func html(ofNotes notes: [UInt8], collection: String) throws -> [UInt8] {
    try resident.state.html(ofNotes: notes, collection: collection)
  }

  /// Reads what files have changed, whoever changed them. This waits for a command that is changing them, and takes back what one that was killed
  /// left.
  func update(_ changes: SourceChanges) {
    if !isReadOnly { _ = try? ChangeWriter.recover(root: root) }
    guard resident.update(changes) else { return }
    let state = resident.state
    for observer in observers.withLock({ $0 }) { observer(state) }
  }

  private func takeIn(_ plan: ChangePlan) {
    update(SourceChanges(plan.changes.map { RelativePath($0.path) }))
  }
}
