/// Reads the header of JPEG files, and takes their metadata out.
enum JPEGFile {
  static func info(_ bytes: [UInt8]) throws(PictureFailure) -> PictureInfo {
    let header = JPEGSegments(bytes, isHeader: true)
    let segments = header.segments
    guard let frame = segments.first(where: { isFrame($0.marker) }),
      let height = bytes.bigEndian16(at: frame.payload.lowerBound + 1),
      let width = bytes.bigEndian16(at: frame.payload.lowerBound + 3), width > 0, height > 0
    else { throw .damaged(.jpeg, reason: "it has no header that gives its size") }
    return PictureInfo(
      .jpeg, PixelSize(width: width, height: height),
      hasMetadata: header.hasGaps || !hasSoundProfile(segments, in: bytes)
        || segments.contains { isMetadata($0, in: bytes) && !isOrientation($0, in: bytes) },
      orientation: orientation(segments, in: bytes))
  }

  /// The file with the tables, scans and colours that it has, and nothing else; an orientation stays.
  static func strip(_ bytes: [UInt8]) throws(PictureFailure) -> [UInt8] {
    let file = JPEGSegments(bytes)
    guard file.isComplete else { throw .damaged(.jpeg, reason: "it ends too early") }
    var result: [UInt8] = [0xFF, 0xD8]
    if let start = file.segments.first(where: { isJFIF($0, in: bytes) }) {
      // A small picture may follow, which may show what was cut off since.
      result += bytes[start.whole.lowerBound..<start.whole.lowerBound + 2] + [0, 16]
      result += bytes[start.payload.prefix(12)] + [0, 0]
    }
    let orientation = orientation(file.segments, in: bytes)
    if orientation != .asStored {
      let exif = exifStart + ExifOrientation.write(orientation)
      result += [0xFF, 0xE1]
      result.append(bigEndian: exif.count + 2, length: 2)
      result += exif
    }
    let keepsProfile = hasSoundProfile(file.segments, in: bytes)
    for segment in file.segments where !isJFIF(segment, in: bytes) && !isMetadata(segment, in: bytes) {
      if !keepsProfile, isProfile(segment, in: bytes) { continue }
      result += bytes[segment.whole]
    }
    return result + [0xFF, 0xD9]
  }

  private static let exifStart = Array("Exif\0\0".utf8)

  /// All starts of frames; 0xC4, 0xC8 and 0xCC are something else.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  private static func isJFIF(_ segment: JPEGSegments.Segment, in bytes: [UInt8]) -> Bool {
    segment.marker == 0xE0 && segment.payload.count >= 14 && bytes.has("JFIF\0", at: segment.payload.lowerBound)
  }

  /// Whether a segment is of no use for showing the picture: applications' data but for colours, comments, and markers
  /// between frames.
  private static func isMetadata(_ segment: JPEGSegments.Segment, in bytes: [UInt8]) -> Bool {
    switch segment.marker {
    case 0xE0: return !isJFIF(segment, in: bytes)
    case 0xE2: return !isProfile(segment, in: bytes)
    case 0xEE: return !bytes.has("Adobe", at: segment.payload.lowerBound) || segment.payload.count != 12
    case 0xE1...0xEF, 0xF0...0xFE, 0x01...0xBF: return true
    default: return false
    }
  }

  private static let profileStart = Array("ICC_PROFILE\0".utf8)

  /// Whether a segment is one of those that a colour profile is in, behind its own number and that of all.
  private static func isProfile(_ segment: JPEGSegments.Segment, in bytes: [UInt8]) -> Bool {
    segment.marker == 0xE2 && segment.payload.count >= profileStart.count + 2
      && bytes.has(profileStart, at: segment.payload.lowerBound)
  }

  /// Whether what the segments of a colour profile hold is one; true if there are none.
  private static func hasSoundProfile(_ segments: [JPEGSegments.Segment], in bytes: [UInt8]) -> Bool {
    let parts = segments.filter { isProfile($0, in: bytes) }.map { bytes[$0.payload.dropFirst(profileStart.count)] }
    if parts.isEmpty { return true }
    let numbered = parts.sorted { $0[$0.startIndex] < $1[$1.startIndex] }
    return ColorProfile.isWhole(numbered.flatMap { $0.dropFirst(2) })
  }

  private static func isOrientation(_ segment: JPEGSegments.Segment, in bytes: [UInt8]) -> Bool {
    segment.marker == 0xE1 && bytes.has(exifStart, at: segment.payload.lowerBound)
      && ExifOrientation.isAlone(in: Array(bytes[segment.payload.dropFirst(exifStart.count)]))
  }

  private static func orientation(_ segments: [JPEGSegments.Segment], in bytes: [UInt8]) -> Orientation {
    let exif = segments.first { $0.marker == 0xE1 && bytes.has(exifStart, at: $0.payload.lowerBound) }
    guard let exif else { return .asStored }
    return ExifOrientation.read(Array(bytes[exif.payload.dropFirst(exifStart.count)])) ?? .asStored
  }
}
