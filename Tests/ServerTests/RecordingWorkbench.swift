import Synchronization
import Workbench

/// A workbench that notes what it is asked.
final class RecordingWorkbench: Workbench {
  static let routes: [String] = []
  private let answer: String
  private let noted = Mutex<[WorkbenchRequest]>([])
  private let notedAgain = Mutex<[WorkbenchRequest]>([])

  init(answer: String = "noted") { self.answer = answer }

  var requests: [WorkbenchRequest] { noted.withLock { $0 } }

  /// Those of forms that are to be shown again.
  var recovered: [WorkbenchRequest] { notedAgain.withLock { $0 } }

  func recover(_ request: WorkbenchRequest, on site: any WorkbenchSite) -> WorkbenchResponse? {
    notedAgain.withLock { $0.append(request) }
    return nil
  }

  func respond(to request: WorkbenchRequest, on site: any WorkbenchSite) -> WorkbenchResponse {
    noted.withLock { $0.append(request) }
    return .page(answer)
  }

  func controls(for page: ServedPage, token: String, on site: any WorkbenchSite) -> PageControls {
    PageControls(main: "<p>control of \(page)</p>")
  }
}
