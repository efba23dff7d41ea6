package import Diagnostics

/// Builds a site: renders its pages and puts them in place.
package struct SiteBuilder {
  let plan: SitePlan
  /// What was found in the site's files, and in its templates: names that no page has, templates that are missing.
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - site: a site that was read without errors, or whose errors are left out.
  ///   - root: the folder that it was read from.
  package init(_ site: LoadedSite, root: String) throws {
    plan = try SitePlan(site, root: root)
    diagnostics = site.diagnostics + TemplateCheck(plan).diagnostics()
  }

  /// Writes the output.
  ///
  /// - Throws: `PublishFailure.overtaken` if the site was read in view of an output that is no longer there.
  package func build(to publisher: Publisher) throws -> OutputCounts {
    let plan = plan
    let findings = diagnostics
    if let survey = plan.site.survey, !publisher.stands(survey.output) { throw PublishFailure.overtaken }
    let jobs = PageJob.all(for: plan)
    var written: [WrittenFiles] = []
    return try publisher.publish(
      folders: plan.folders,
      write: { tree in
        let queue = JobQueue(jobs)
        let done = try Parallel.map(jobs.count, makeWorker: { PageWriter(plan, to: tree) }) { writer, _ in
          let number = queue.next(isWriterBehind: tree.isBehind)
          defer { plan.site.options.progress?.advance(by: plan.itemCount(of: jobs[number])) }
          return (number, try writer.write(jobs[number]))
        }
        written = done.sorted { $0.0 < $1.0 }.map(\.1)
        return OutputManifest(written)
      },
      record: { tree, manifest in
        try LedgerWriter(plan, findings: findings, tree: tree).bytes(written, manifest: manifest)
      })
  }
}
