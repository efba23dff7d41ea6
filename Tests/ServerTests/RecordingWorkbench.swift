import Synchronization
import Workbench

/// A workbench that notes what it is asked.
final class RecordingWorkbench: Workbench {
  static let routes: [String] = []
  private let noted = Mutex<[WorkbenchRequest]>([])

  var requests: [WorkbenchRequest] { noted.withLock { $0 } }

  func respond(to request: WorkbenchRequest, on site: any WorkbenchSite) -> WorkbenchResponse {
    noted.withLock { $0.append(request) }
    return .page("noted")
  }

  func controls(for page: ServedPage, token: String, on site: any WorkbenchSite) -> PageControls {
    PageControls(main: "<p>control of \(page)</p>")
  }
}
