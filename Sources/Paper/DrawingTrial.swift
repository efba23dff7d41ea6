import Files
private import Glibc
import PaperShim

/// Draws SVG pictures in a process of its own first: librsvg and cairo take minutes for some pictures that browsers draw at once, and crash at others.
package struct DrawingTrial: Sendable {
  private let socket: Int32
  private let process: Int32
  /// Why there is no process.
  private let code: Int32

  /// Starts the process, which ends with this one. To be called before the first thread is started.
  package init() {
    var process: Int32 = 0
    socket = paper_trial_start(&process)
    code = socket < 0 ? errno : 0
    self.process = process
  }

  /// Ends the process.
  package func end() {
    if socket >= 0 { paper_trial_end(socket, process) }
  }

  /// Why a picture cannot be drawn in a box of a page; nil if it can. Some can be drawn in one size and not in another.
  ///
  /// - Parameter size: what browsers take for the picture's size.
  /// - Throws: `FileFailure` if the process is not there.
  func draw(
    _ bytes: [UInt8], of path: String, size: PaperSize, in box: PaperBox
  ) throws(FileFailure) -> String? {
    guard socket >= 0 else { throw FileFailure("draw", path, code: code) }
    switch paper_trial_draw(socket, bytes, bytes.count, size, box) {
    case paper_trial_drawn: return nil
    case paper_trial_late:
      return "drawing it on paper takes more than \(paper_trial_seconds) s; save it with simpler shapes, or as PNG"
    case paper_trial_lost: throw FileFailure("draw", path, code: ENOMEM)
    default: return Self.failure
    }
  }

  /// Why a picture cannot be drawn that librsvg or cairo fail at.
  static let failure =
    "librsvg and cairo, which draw it on paper, cannot do that; save it with simpler shapes, or as PNG"
}
