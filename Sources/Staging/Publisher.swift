private import Characters
import Concurrency
package import Files

/// Replaces an output by a new one, as a whole or not at all.
///
/// The new tree is made in the staging folder beside the output and exchanged with the existing one in a single step. Where that isn't possible, because the
/// output is a mount point for instance, its entries are exchanged one after the other, with a journal by which the next build finishes what a killed one began.
package struct Publisher: Sendable {
  private let place: OutputPlace
  private let adopts: Bool
  private let staging: StagingFolder
  private let old: Folder?
  private let manifest: OutputManifest

  /// Takes hold of an output.
  ///
  /// - Parameter adopts: Whether a folder that holds other files may become the output. They stay.
  package init(_ place: OutputPlace, adopts: Bool) throws(PublishFailure) {
    self.place = place
    self.adopts = adopts
    staging = try StagingFolder(for: place)
    do {
      old = try Folder(ifAt: place.path)
    } catch {
      throw .file(error)
    }
    manifest = try OutputManifest.read(from: old, place, adopts: adopts)
  }

  /// Whether a folder cannot become the output because of the files that it holds.
  package static func refuses(_ place: OutputPlace, adopts: Bool) -> Bool {
    guard let output = try? Folder(ifAt: place.path) else { return false }
    do {
      _ = try OutputManifest.read(from: output, place, adopts: adopts)
      return false
    } catch {
      return true
    }
  }

  /// Encodes what the next build has to know, given the fingerprint of the output's list of files.
  package typealias Record = (OutputFingerprint) throws -> [ArraySlice<UInt8>]

  /// Identifies the list of the existing output, which every build writes anew; nil if there is none.
  package var list: OutputFingerprint? { Self.list(of: old) }

  /// Identifies the list of the output at a place; nil if there is none.
  package static func list(at place: OutputPlace) -> OutputFingerprint? {
    list(of: (try? Folder(ifAt: place.path)) ?? nil)
  }

  private static func list(of output: Folder?) -> OutputFingerprint? {
    guard let status = (try? output?.status(of: OutputManifest.file)) ?? nil else { return nil }
    return OutputFingerprint(status)
  }

  /// Writes an output and puts it in place.
  ///
  /// - Parameters:
  ///   - folders: The folders that `write` adds files to.
  ///   - write: Adds the files and returns their list. If it throws, the existing output stays.
  ///   - record: Encodes the cache for the next build; called once all files are written.
  package func publish(
    folders: [RelativePath], write: (OutputTree) throws -> OutputManifest, record: @escaping (OutputTree) -> Record
  ) throws -> OutputCounts {
    var counts = OutputCounts()
    let clearUp: @Sendable () throws -> Void
    do {
      let (stage, tree, files) = try makeOutput(folders, write)
      counts = tree.counts
      counts.pages = files.pageCount
      if counts.written == 0, files == manifest, let old {
        leave(try cache(of: old, record(tree)))
        try staging.keepStage()
        counts.leftover = staging.leftover
        return counts
      }
      clearUp = try replace(with: stage, tree, files, &counts, record: record(tree))
    } catch {
      try? staging.removeStage()
      throw error
    }
    // The new output is in place: what fails from here on is no failure of the build.
    do {
      try clearUp()
      try staging.removeStage()
    } catch {
      counts.leftover = error as? FileFailure
    }
    counts.leftover = counts.leftover ?? staging.leftover
    return counts
  }

  /// Writes an output beside the existing one.
  private func makeOutput(
    _ folders: [RelativePath], _ write: (OutputTree) throws -> OutputManifest
  ) throws -> (Folder, OutputTree, OutputManifest) {
    var stage = try staging.makeStage(reusing: old != nil)
    do {
      let tree = try OutputTree(in: stage.folder, over: old, folders: folders)
      return (stage.folder, tree, try write(tree))
    } catch let failure as FileFailure where stage.isReused && failure.isRefusal {
      // While the previous output was in its place, somebody may have taken the right to change it away.
      stage = try staging.makeStage(reusing: false)
      let tree = try OutputTree(in: stage.folder, over: old, folders: folders)
      return (stage.folder, tree, try write(tree))
    }
  }

  /// Completes a stage and puts it in place.
  ///
  /// - Returns: What clears up behind it.
  private func replace(
    with stage: Folder, _ tree: OutputTree, _ files: OutputManifest, _ counts: inout OutputCounts, record: Record
  ) throws -> @Sendable () throws -> Void {
    guard try UTF8Validation.isASCII(files.bytes.span) || stage.keepsNames() else {
      throw PublishFailure.refused(
        place.path,
        "its file system writes the accents of names in a way of its own; build into a folder of another one")
    }
    try tree.add(FileBatch(files.bytes, name: OutputManifest.file), folder: "")
    try tree.finish()
    let cache = try cache(of: stage, record)
    stage.setAttribute(OutputPlace.siteAttribute, to: place.site)
    guard let old else {
      leave(cache)
      try Interruption.check()
      try staging.putInPlace(stage, over: nil)
      return {}
    }
    let mayHoldForeignFiles = try files != manifest || tree.mayHoldForeignFiles()
    let replacement = OutputReplacement(
      place: place, adopts: adopts, staging: staging, old: old, before: manifest, now: files)
    let clearUp = try replacement.putInPlace(stage, tree, mayHoldForeignFiles: mayHoldForeignFiles, &counts)
    return { _ = try Parallel.both({ leave(cache) }, and: clearUp) }
  }

  private func cache(of output: Folder, _ record: Record) throws -> [ArraySlice<UInt8>] {
    guard let status = try output.status(of: OutputManifest.file) else { return [] }
    return try record(OutputFingerprint(status))
  }

  /// Leaves the cache for the next build. If that fails, the next build does without.
  private func leave(_ cache: [ArraySlice<UInt8>]) {
    if cache.isEmpty { return }
    try? staging.leave(cache)
  }
}
