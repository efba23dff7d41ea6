import Addresses
import BuildCache
import Catalogue
import Concurrency
import Files
import Loading
import Rendering
import Staging
import Synchronization

extension BuildWork {
  func publish(by publisher: Publisher) throws -> OutputCounts {
    guard publisher.list == list else { throw PublishFailure.overtaken }
    let results = Mutex<[WriteResult]>([])
    return try publisher.publish(
      folders: folders,
      write: { tree in
        let written = try write(to: tree)
        results.withLock { $0 = written }
        return manifest(written)
      },
      record: { tree in
        { manifest in
          try CacheMaker(build: self, results: results.withLock { $0 }, tree: tree).pieces(manifest)
        }
      })
  }

  /// Writes the files straight into a folder, replacing those that are there.
  func write(into output: Folder) throws -> [ArraySlice<UInt8>] {
    let tree = try OutputTree(in: output, over: nil, folders: folders)
    let results = try write(to: tree)
    try tree.add(FileBatch(manifest(results).bytes, name: OutputManifest.file), folder: "")
    try tree.finish()
    guard let status = try output.status(of: OutputManifest.file) else { return [] }
    return try CacheMaker(build: self, results: results, tree: tree).pieces(OutputFingerprint(status))
  }

  /// Does all jobs, on all cores.
  private func write(to tree: OutputTree) throws -> [WriteResult] {
    if plan.isKnownToDiffer { tree.noteDifference() }
    let jobs = WriteJob.all(for: plan, content)
    let queue = JobQueue(jobs)
    // The last turns, one for each thread, help with what the others have left to write.
    return try Parallel.map(
      jobs.count + Parallel.workers, makeWorker: { OutputWriter(self, to: tree) },
      body: { writer, turn -> WriteResult? in
        if turn >= jobs.count {
          try tree.help()
          return nil
        }
        let job = jobs[queue.next(isWriterBehind: tree.isBehind)]
        defer { advance(by: job) }
        return try writer.write(job)
      }
    ).compactMap(\.self)
  }

  private func advance(by job: WriteJob) {
    guard case .pages(let collection, let run) = job else { return }
    progress?.advance(by: content.collections[collection].notes[run].items.count)
  }

  /// The folders that files are written to.
  private var folders: [RelativePath] {
    Set(plan.files.map(\.path.folder) + plan.pages.map(\.folder.path)).sorted()
  }

  /// The list of all files: the pages of items in their order, then the other files in the order of their paths.
  private func manifest(_ results: [WriteResult]) -> OutputManifest {
    var manifest = OutputManifest()
    for (pages, collection) in zip(plan.pages, site.collections) {
      var names = NameList()
      for item in collection.collection.items { names.append(item.id, ending: ".html") }
      manifest.add(names, in: pages.folder.path)
    }
    let files = results.flatMap { result -> [RelativePath] in
      if case .files(let files) = result { files.map(\.path) } else { [] }
    }
    for path in files.sorted() { manifest.add(path) }
    return manifest
  }
}
