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

/// Counts lines and columns forward.
private struct PlaceCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var location = SourceLocation.start

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func location(of offset: Int) -> SourceLocation {
    while position < min(offset, bytes.count) {
      let byte = bytes[position]
      position += 1
      let isPair = byte == UInt8(ascii: "\r") && position < bytes.count && bytes[position] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair {
        location = SourceLocation(line: location.line + 1, column: 1)
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        location.column += 1
      }
    }
    return location
  }
}
