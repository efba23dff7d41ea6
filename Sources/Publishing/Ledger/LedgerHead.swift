import Diagnostics

/// What a ledger says of a build as a whole.
struct LedgerHead: Sendable {
  /// The program and the options, as `BuildIdentity` writes them.
  let identity: String
  /// The day of the build, where the configuration has values that depend on it.
  let day: LedgerDay?
  /// The output's own list of files.
  let manifest: PageStamp
  let inputs: SiteInputs
  /// Everything that the build found.
  let diagnostics: [Diagnostic]
  /// The files of the output that are no items' pages.
  let files: [LedgerFile]
  /// The folders of the output.
  var folders: [LedgerFolder]
}

extension LedgerHead {
  init(from reader: inout ByteReader) {
    identity = reader.text()
    day = reader.flag() ? LedgerDay(zone: reader.text(), date: reader.date()) : nil
    manifest = PageStamp(from: &reader)
    inputs = SiteInputs(reader.list { SiteInputs.File(path: $0.text(), stamp: SourceStamp(from: &$0)) })
    diagnostics = reader.list { $0.diagnostic() }
    files = reader.list { LedgerFile(from: &$0) }
    folders = reader.list { LedgerFolder(from: &$0) }
  }

  func write(to writer: inout ByteWriter) {
    writer.text(identity)
    writer.flag(day != nil)
    if let day {
      writer.text(day.zone)
      writer.date(day.date)
    }
    manifest.write(to: &writer)
    writer.list(inputs.files) {
      $0.text($1.path)
      $1.stamp.write(to: &$0)
    }
    writer.list(diagnostics) { $0.diagnostic($1) }
    writer.list(files) { $1.write(to: &$0) }
    writer.list(folders) { $1.write(to: &$0) }
  }
}
