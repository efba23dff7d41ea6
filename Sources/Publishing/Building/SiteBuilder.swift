package import Diagnostics

/// Builds a site: renders its pages and puts them in place.
package struct SiteBuilder {
  private let plan: SitePlan

  /// - Parameters:
  ///   - site: a site that was read without errors, or whose errors are left out.
  ///   - root: the folder that it was read from.
  package init(_ site: LoadedSite, root: String) throws {
    plan = try SitePlan(site, root: root)
  }

  /// Names that templates use and no page has, and templates that they miss.
  package func templateDiagnostics() -> [Diagnostic] {
    TemplateCheck(plan).diagnostics()
  }

  /// Writes the output.
  ///
  /// - Parameter progress: who is told how much has been written.
  package func build(to publisher: Publisher, progress: BuildProgress? = nil) throws -> OutputCounts {
    let plan = plan
    let jobs = PageJob.all(for: plan)
    return try publisher.publish(folders: plan.folders) { tree in
      let lines = try Parallel.map(jobs.count, makeWorker: { PageWriter(plan, to: tree) }) { writer, job in
        defer { progress?.advance(by: plan.itemCount(of: jobs[job])) }
        return try writer.write(jobs[job])
      }
      return lines.reduce(into: OutputManifest()) { $0.add($1) }
    }
  }
}
