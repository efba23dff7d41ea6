private import Characters
package import Diagnostics

/// Whether libcmark reads notes in a bounded time.
///
/// At every link, libcmark 0.30 looks at each picture of the paragraph whose text has begun with `![` and not ended yet, so that notes with
/// thousands of both take it minutes. Nobody writes such notes.
package enum OpenBrackets {
  private static let start = Array("![".utf8)
  /// How often a picture that has not ended may be looked at. Some 200 million take a second.
  private static let limit = 50_000_000

  /// What is wrong with the notes of a file, at the first picture of the paragraph that would take too long.
  package static func finding(inNotes notes: Range<Int>, of file: SourceFile) -> Diagnostic? {
    guard file.bytes[notes].offset(of: start) != nil, let place = excess(in: file.bytes[notes]) else { return nil }
    return .error(
      .notesBrackets, in: file.path, at: file.location(ofByte: place),
      "too many '![' without a ']' before links in one paragraph; write \\![ where no picture is meant")
  }

  /// Where the first picture begins that is open where the limit is passed; nil if it is not.
  private static func excess(in text: ArraySlice<UInt8>) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      var place = 0
      // A paragraph ends at a blank line at the latest.
      var isBlankSoFar = false
      var (open, steps) = (0, 0)
      var first: Int?
      while place < bytes.count {
        let byte = bytes[place]
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          if isBlankSoFar { (open, first) = (0, nil) }
          if byte == UInt8(ascii: "\r"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\n") { place += 1 }
          isBlankSoFar = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"): break
        default:
          isBlankSoFar = false
          if byte == UInt8(ascii: "\\"), place + 1 < bytes.count, isASCIIPunctuation(bytes[place + 1]) {
            place += 1
          } else if byte == UInt8(ascii: "!"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "[") {
            if let end = end(ofTextFrom: place + 2, in: bytes) {
              place = end
            } else {
              (open, first) = (open + 1, first ?? text.startIndex + place)
            }
          } else if byte == UInt8(ascii: "]") {
            steps += open
            if steps > limit { return first }
          }
        }
        place += 1
      }
      return nil
    }
  }

  /// Where the text of a picture certainly ends: on its line, with nothing before the bracket that could hide it.
  private static func end(ofTextFrom start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for place in start..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "]"): return place
      case UInt8(ascii: "["), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "\n"),
        UInt8(ascii: "\r"):
        return nil
      default: break
      }
    }
    return nil
  }

  private static func isASCIIPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!")...UInt8(ascii: "/"), UInt8(ascii: ":")...UInt8(ascii: "@"),
      UInt8(ascii: "[")...UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
