import Foundation
import Server
import Testing
import Workbench

struct RouteTests {
  @Test func `the manual has every address of the server, and no other`() throws {
    let section = try ManualPage("docs/serve.md").section("Addresses of the server")
    #expect(Set(section.names) == Set(SiteServer.routes(with: NoWorkbench.self)))
  }
}
