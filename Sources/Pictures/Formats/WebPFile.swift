/// Reads the header of WebP files, takes their metadata out, and puts profiles in (RFC 9649).
enum WebPFile {
  private struct Chunk {
    let type: String
    let data: Range<Int>
  }

  private static let profileFlag: UInt8 = 0x20
  private static let alphaFlag: UInt8 = 0x10
  private static let exifFlag: UInt8 = 0x08
  private static let xmpFlag: UInt8 = 0x04
  private static let animationFlag: UInt8 = 0x02
  private static let pictureChunks: Set<String> = ["VP8 ", "VP8L", "ALPH"]
  private static let needed: Set<String> = pictureChunks.union(["VP8X", "ICCP", "ANIM", "ANMF"])

  static func info(_ bytes: [UInt8]) throws(PictureFailure) -> PictureInfo {
    let chunks = chunks(of: bytes, in: 12..<bytes.count)
    guard let first = chunks.first, let (size, flags) = header(first, in: bytes) else {
      throw .damaged(.webP, reason: "it has no header that gives its size")
    }
    let isAnimated = flags & animationFlag != 0
    guard !isAnimated || chunks.contains(where: { isFrame($0, in: bytes) }) else { throw noFrame }
    return PictureInfo(
      .webP, size, hasAlpha: flags & alphaFlag != 0 || chunks.contains { $0.type == "ALPH" },
      isAnimated: isAnimated,
      hasMetadata: chunks.contains { !isNeeded($0, in: bytes) && !isOrientation($0, in: bytes) },
      orientation: orientation(chunks, in: bytes))
  }

  /// The colour profile of a file; nil if it has none.
  static func profile(_ bytes: [UInt8]) -> [UInt8]? {
    chunks(of: bytes, in: 12..<bytes.count).first { $0.type == "ICCP" }.map { Array(bytes[$0.data]) }
  }

  /// The file with the chunks of pixels, colours and animation, and nothing else; an orientation stays.
  static func strip(_ bytes: [UInt8]) throws(PictureFailure) -> [UInt8] {
    // The size counts the four bytes of `WEBP`.
    guard let size = bytes.littleEndian32(at: 4), size >= 4, size + 8 <= bytes.count else {
      throw .damaged(.webP, reason: "it ends too early")
    }
    let found = chunks(of: bytes, in: 12..<min(bytes.count, size + 8))
    if let first = found.first, let (_, flags) = header(first, in: bytes), flags & animationFlag != 0,
      !found.contains(where: { isFrame($0, in: bytes) })
    {
      throw noFrame
    }
    let orientation = orientation(found, in: bytes)
    var body: [UInt8] = []
    let hasProfile = found.contains { $0.type == "ICCP" && isNeeded($0, in: bytes) }
    for chunk in found where isNeeded(chunk, in: bytes) {
      var data = Array(bytes[chunk.data])
      if chunk.type == "VP8X", !data.isEmpty {
        data[0] &= ~(exifFlag | xmpFlag)
        if !hasProfile { data[0] &= ~profileFlag }
        if orientation != .asStored { data[0] |= exifFlag }
      } else if chunk.type == "ANMF" {
        data = strippedFrame(data)
      }
      append(chunk.type, data, to: &body)
    }
    if orientation != .asStored { append("EXIF", ExifOrientation.write(orientation), to: &body) }
    return file(body)
  }

  /// The first frame of an animation as a picture of its own; nil if there is none.
  static func firstFrame(_ bytes: [UInt8]) -> [UInt8]? {
    let frame = chunks(of: bytes, in: 12..<bytes.count).first { $0.type == "ANMF" && $0.data.count > 16 }
    guard let frame else { return nil }
    let start = frame.data.lowerBound
    let found = chunks(of: bytes, in: start + 16..<frame.data.upperBound).filter { pictureChunks.contains($0.type) }
    var body: [UInt8] = []
    if found.contains(where: { $0.type == "ALPH" }) {
      // Width and height are written here as there.
      append("VP8X", [alphaFlag, 0, 0, 0] + bytes[start + 6..<start + 12], to: &body)
    }
    for chunk in found { append(chunk.type, Array(bytes[chunk.data]), to: &body) }
    return file(body)
  }

  /// A still picture with a colour profile put in.
  static func adding(profile: [UInt8], to bytes: [UInt8], size: PixelSize) -> [UInt8] {
    let found = chunks(of: bytes, in: 12..<bytes.count)
    var flags = found.first { $0.type == "VP8X" }.map { bytes[$0.data.lowerBound] } ?? 0
    flags |= profileFlag
    if found.contains(where: { $0.type == "VP8L" }) { flags |= alphaFlag }
    var body: [UInt8] = []
    var header: [UInt8] = [flags, 0, 0, 0]
    header.append(littleEndian: size.width - 1, length: 3)
    header.append(littleEndian: size.height - 1, length: 3)
    append("VP8X", header, to: &body)
    append("ICCP", profile, to: &body)
    for chunk in found where pictureChunks.contains(chunk.type) {
      append(chunk.type, Array(bytes[chunk.data]), to: &body)
    }
    return file(body)
  }
}

extension WebPFile {
  private static func chunks(of bytes: [UInt8], in range: Range<Int>) -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, let length = bytes.littleEndian32(at: offset + 4),
      length <= range.upperBound - offset - 8
    {
      let data = offset + 8..<offset + 8 + length
      chunks.append(Chunk(type: String(decoding: bytes[offset..<offset + 4], as: UTF8.self), data: data))
      // Chunks of odd length have one byte more.
      offset = data.upperBound + length % 2
    }
    return chunks
  }

  /// The size and the flags of what the first chunk says.
  private static func header(_ chunk: Chunk, in bytes: [UInt8]) -> (PixelSize, UInt8)? {
    let start = chunk.data.lowerBound
    switch chunk.type {
    case "VP8X":
      guard chunk.data.count >= 10, let width = bytes.littleEndian24(at: start + 4),
        let height = bytes.littleEndian24(at: start + 7)
      else { return nil }
      return (PixelSize(width: width + 1, height: height + 1), bytes[start])
    case "VP8L":
      guard chunk.data.count >= 5, bytes[start] == 0x2F, let bits = bytes.littleEndian32(at: start + 1) else {
        return nil
      }
      let size = PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
      return (size, bits >> 28 & 1 == 1 ? alphaFlag : 0)
    case "VP8 ":
      guard chunk.data.count >= 10, bytes.has([0x9D, 0x01, 0x2A], at: start + 3),
        let width = bytes.littleEndian16(at: start + 6), let height = bytes.littleEndian16(at: start + 8),
        width & 0x3FFF > 0, height & 0x3FFF > 0
      else { return nil }
      return (PixelSize(width: width & 0x3FFF, height: height & 0x3FFF), 0)
    default: return nil
    }
  }

  private static let noFrame = PictureFailure.damaged(.webP, reason: "it has no frame")

  /// Whether a chunk is a frame of an animation with pixels.
  private static func isFrame(_ chunk: Chunk, in bytes: [UInt8]) -> Bool {
    guard chunk.type == "ANMF", chunk.data.count >= 16 else { return false }
    return chunks(of: bytes, in: chunk.data.lowerBound + 16..<chunk.data.upperBound)
      .contains { ["VP8 ", "VP8L"].contains($0.type) }
  }

  /// Whether a chunk is of pixels, colours or animation.
  private static func isNeeded(_ chunk: Chunk, in bytes: [UInt8]) -> Bool {
    needed.contains(chunk.type) && (chunk.type != "ICCP" || ColorProfile.isWhole(Array(bytes[chunk.data])))
  }

  private static func isOrientation(_ chunk: Chunk, in bytes: [UInt8]) -> Bool {
    chunk.type == "EXIF" && ExifOrientation.isAlone(in: Array(bytes[chunk.data]))
  }

  private static func orientation(_ chunks: [Chunk], in bytes: [UInt8]) -> Orientation {
    guard let chunk = chunks.first(where: { $0.type == "EXIF" }) else { return .asStored }
    var exif = Array(bytes[chunk.data])
    // Some programs put JPEG's own beginning before it.
    if exif.has("Exif\0\0", at: 0) { exif.removeFirst(6) }
    return ExifOrientation.read(exif) ?? .asStored
  }

  /// A frame of an animation: 16 bytes of place and time, then the chunks of its pixels.
  private static func strippedFrame(_ frame: [UInt8]) -> [UInt8] {
    guard frame.count >= 16 else { return frame }
    var result = Array(frame[..<16])
    for chunk in chunks(of: frame, in: 16..<frame.count) where pictureChunks.contains(chunk.type) {
      append(chunk.type, Array(frame[chunk.data]), to: &result)
    }
    return result
  }

  private static func append(_ type: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    bytes += Array(type.utf8)
    bytes.append(littleEndian: data.count, length: 4)
    bytes += data
    if data.count % 2 == 1 { bytes.append(0) }
  }

  private static func file(_ body: [UInt8]) -> [UInt8] {
    var bytes = Array("RIFF".utf8)
    bytes.append(littleEndian: body.count + 4, length: 4)
    return bytes + Array("WEBP".utf8) + body
  }
}
