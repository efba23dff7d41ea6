/// What an output is known by to the next build, as far as no job wrote it.
struct OutputStamps: Sendable {
  /// The output's own list of files.
  let manifest: PageStamp
  let folders: [LedgerFolder]
}
