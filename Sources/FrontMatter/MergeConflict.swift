package import Diagnostics

/// Finds what a version control system leaves in a file that was changed in two places, so that it is not published.
package enum MergeConflict {
  /// The first conflict in a file, which has lines with seven of each mark, or what is left of one; nil if there is none.
  ///
  /// Lines of seven `=` or `>` alone can also be of a heading or a quotation.
  package static func finding(in file: SourceFile) -> Diagnostic? {
    let start = marker(UInt8(ascii: "<"), in: file.bytes, from: 0)
    let middle = marker(UInt8(ascii: "="), in: file.bytes, from: start ?? 0)
    let hasEnd = middle.map { marker(UInt8(ascii: ">"), in: file.bytes, from: $0) != nil } ?? false
    guard let start, hasEnd else {
      let left = start ?? (hasEnd ? middle : nil)
      return left.map { remainder(at: $0, in: file) }
    }
    return .error(
      .mergeConflict, in: file.path, at: file.location(ofByte: start),
      "two versions of this file were merged and contradict each other here; keep one of them, or what is right of each"
    )
  }

  private static func remainder(at offset: Int, in file: SourceFile) -> Diagnostic {
    .error(
      .mergeConflict, in: file.path, at: file.location(ofByte: offset),
      "this line was left when two versions of the file were merged; remove it, and what is wrong of the two versions")
  }

  private static let length = 7

  /// The offset of the first line that begins with seven of a mark and a space or a line end.
  private static func marker(_ mark: UInt8, in bytes: [UInt8], from offset: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var next = offset
      while let start = firstOffset(of: mark, in: bytes, from: next) {
        next = start + 1
        guard start == 0 || isLineBreak(bytes[start - 1]) else { continue }
        var end = start
        while end < bytes.count, bytes[end] == mark { end += 1 }
        if end - start == length, end == bytes.count || bytes[end] == UInt8(ascii: " ") || isLineBreak(bytes[end]) {
          return start
        }
        next = end
      }
      return nil
    }
  }
}

extension SourceFile {
  /// Whether there is nothing in the file that can be seen.
  package var isVisiblyEmpty: Bool {
    bytes.dropFirst(byteOrderMarkLength(of: bytes)).allSatisfy { isBlank($0) || isLineBreak($0) }
  }
}
