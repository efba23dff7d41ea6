package import Diagnostics

/// Finds what a version control system leaves in a file that was changed in two places, so that it is not published.
package enum MergeConflict {
  /// The first conflict in a file, which has lines with seven of each mark; nil if there is none.
  package static func finding(in file: SourceFile) -> Diagnostic? {
    guard let start = marker(UInt8(ascii: "<"), in: file.bytes, from: 0),
      let middle = marker(UInt8(ascii: "="), in: file.bytes, from: start),
      marker(UInt8(ascii: ">"), in: file.bytes, from: middle) != nil
    else { return nil }
    return .error(
      .mergeConflict, in: file.path, at: file.location(ofByte: start),
      "two versions of this file were merged and contradict each other here; keep one of them, or what is right of each"
    )
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
