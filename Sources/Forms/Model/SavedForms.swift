import Addresses
import Editing
private import Synchronization

/// The forms that were saved since the server was started, by their ids: a form that is sent twice is saved once.
final class SavedForms: Sendable {
  /// What saving a form led to.
  struct Saved: Hashable {
    let item: ItemReference
    /// Tells what was sent from other things that the same form may send.
    let content: FileFingerprint
  }

  private struct State {
    var saved: [String: Saved] = [:]
    /// The ids, the oldest first.
    var order: [String] = []
  }

  private let state = Mutex(State())
  private static let most = 10_000
  private static let longestID = 64

  subscript(id: String) -> Saved? { state.withLock { $0.saved[id] } }

  /// Remembers a form; where there are too many, the oldest are forgotten.
  func note(_ id: String, _ saved: Saved) {
    guard id.utf8.count <= Self.longestID else { return }
    state.withLock { state in
      if state.saved.updateValue(saved, forKey: id) == nil { state.order.append(id) }
      while state.order.count > Self.most { state.saved[state.order.removeFirst()] = nil }
    }
  }

  func forget(_ id: String) {
    state.withLock { state in
      state.saved[id] = nil
      state.order.removeAll { $0 == id }
    }
  }
}
