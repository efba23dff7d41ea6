package import Diagnostics
package import Files

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
    return try publisher.publish(
      folders: plan.folders,
      write: { try Self.write(plan, to: $0) },
      record: { tree, written, output in
        try LedgerWriter(plan, findings: findings, tree: tree).pieces(written, output)
      })
  }

  /// Writes the files straight into a folder, over those that stand there, with nothing to go back to: what that would take is measured against `build`.
  ///
  /// - Returns: the ledger that `build` leaves for the next build.
  package func write(into output: Folder) throws -> [ArraySlice<UInt8>] {
    let tree = try OutputTree(in: output, over: nil, folders: plan.folders)
    let written = try Self.write(plan, to: tree)
    let manifest = OutputManifest(written)
    try tree.add(FileBatch(manifest.bytes, name: OutputManifest.file), folder: "")
    try tree.finish(as: manifest, hasSameFiles: false)
    guard let stamp = try output.stamp(of: OutputManifest.file) else { return [] }
    let stamps = OutputStamps(manifest: PageStamp(stamp), folders: try tree.folders(hasSameFiles: false))
    return try LedgerWriter(plan, findings: diagnostics, tree: tree).pieces(written, stamps)
  }

  /// Does all jobs, and returns what each wrote, in their order.
  private static func write(_ plan: SitePlan, to tree: OutputTree) throws -> [WrittenFiles] {
    // An item that says something else changes the data files at least: what stays the same need not wait for that to be seen.
    if plan.hasChangedItems { try tree.noteChange() }
    let jobs = PageJob.all(for: plan)
    let queue = JobQueue(jobs)
    // The last jobs, one for each thread, are to help with what the others have left to write.
    let done = try Parallel.map(
      jobs.count + Parallel.workers, makeWorker: { PageWriter(plan, to: tree) },
      body: { writer, turn -> (Int, WrittenFiles)? in
        if turn >= jobs.count {
          try tree.help()
          return nil
        }
        let number = queue.next(isWriterBehind: tree.isBehind)
        defer { plan.site.options.progress?.advance(by: plan.itemCount(of: jobs[number])) }
        return (number, try writer.write(jobs[number]))
      })
    return done.compactMap(\.self).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
