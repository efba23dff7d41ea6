import Diagnostics
import Editing

/// What is wrong with rows, until it is said where.
struct RowFindings {
  private var findings: [(offset: Int, finding: EditFinding)] = []
  /// The files that hold the rows, and the offset at which each begins.
  private let files: [(start: Int, file: SourceFile)]

  /// - Parameter files: The files that hold the rows, whose offsets follow on each other as `starts(of:)` says.
  init(_ files: [SourceFile]) {
    self.files = Array(zip(Self.starts(of: files), files))
  }

  /// The offset at which each of some files begins. Each has one more offset than bytes, that of its end.
  static func starts(of files: [SourceFile]) -> [Int] {
    var next = 0
    return files.map { file in
      defer { next += file.bytes.count + 1 }
      return next
    }
  }

  mutating func add(_ finding: EditFinding, at offset: Int) { findings.append((offset, finding)) }

  /// The findings with their lines and columns, which are counted in one pass over each file.
  var diagnostics: [Diagnostic] {
    var rest = findings.sorted { $0.offset < $1.offset }[...]
    var diagnostics: [Diagnostic] = []
    for (number, (start, file)) in files.enumerated() {
      let next = number + 1 < files.count ? files[number + 1].start : .max
      var counter = PlaceCounter(file.bytes)
      while let (offset, finding) = rest.first, offset < next {
        let location = counter.location(of: offset - start)
        diagnostics.append(
          Diagnostic(finding.severity, finding.id ?? .importRow, in: file.path, at: location, finding.message))
        rest.removeFirst()
      }
    }
    return diagnostics
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
