import Diagnostics
import Editing

/// What is wrong with rows, until it is said where.
struct RowFindings {
  private var findings: [(offset: Int, finding: EditFinding)] = []
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func add(_ finding: EditFinding, at offset: Int) { findings.append((offset, finding)) }

  /// The findings with their lines and columns, which are counted in one pass over the file.
  var diagnostics: [Diagnostic] {
    var counter = PlaceCounter(file.bytes)
    return findings.sorted { $0.offset < $1.offset }.map { offset, finding in
      Diagnostic(
        finding.severity, finding.id ?? .importRow, in: file.path, at: counter.location(of: offset), finding.message)
    }
  }
}
