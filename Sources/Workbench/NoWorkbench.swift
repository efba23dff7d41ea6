/// Pages for reading alone.
package struct NoWorkbench: Workbench {
  package static let routes: [String] = []

  package init() {}

  package func respond(to request: WorkbenchRequest, on site: any WorkbenchSite) -> WorkbenchResponse { .notFound }
  package func controls(for page: ServedPage, token: String, on site: any WorkbenchSite) -> PageControls {
    PageControls()
  }
}
