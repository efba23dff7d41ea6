private import Cpng

/// Reads the header of PNG files, and takes their metadata out.
enum PNGFile {
  static func info(_ bytes: [UInt8]) throws(PictureFailure) -> PictureInfo {
    let chunks = PNGChunks(bytes).chunks
    guard let header = chunks.first, header.type == "IHDR", header.data.count == 13,
      let width = bytes.bigEndian32(at: header.data.lowerBound),
      let height = bytes.bigEndian32(at: header.data.lowerBound + 4), width > 0, height > 0
    else { throw .damaged(.png, reason: "it has no header that gives its size") }
    // Bit 2 of the colour type is alpha; any other type can have it in a chunk.
    let hasAlpha = bytes[header.data.lowerBound + 9] & 4 != 0 || chunks.contains { $0.type == "tRNS" }
    return PictureInfo(
      .png, PixelSize(width: width, height: height), hasAlpha: hasAlpha,
      isAnimated: chunks.contains { $0.type == "acTL" },
      hasMetadata: chunks.contains { !isNeeded($0, in: bytes) && !isOrientation($0, in: bytes) },
      orientation: orientation(chunks, in: bytes))
  }

  /// The file with the chunks that pixels and colours need, and nothing else; an orientation stays.
  static func strip(_ bytes: [UInt8]) throws(PictureFailure) -> [UInt8] {
    let file = PNGChunks(bytes)
    guard file.isComplete else { throw .damaged(.png, reason: "it ends too early") }
    let orientation = orientation(file.chunks, in: bytes)
    var result = PNGChunks.signature
    for chunk in file.chunks where isNeeded(chunk, in: bytes) && chunk.type != "IEND" {
      if chunk.type == "IDAT", orientation != .asStored, !result.isEmpty, !hasOrientation(result) {
        append("eXIf", ExifOrientation.write(orientation), to: &result)
      }
      result += bytes[chunk.whole]
    }
    append("IEND", [], to: &result)
    return result
  }

  /// The chunks of pixels, colours, resolution and animation.
  private static let needed: Set<String> = [
    "IHDR", "PLTE", "IDAT", "tRNS", "cHRM", "cICP", "gAMA", "mDCV", "cLLI", "sBIT", "sRGB", "bKGD",
    "pHYs", "acTL", "fcTL", "fdAT",
  ]

  private static func isNeeded(_ chunk: PNGChunks.Chunk, in bytes: [UInt8]) -> Bool {
    switch chunk.type {
    case "iCCP": isProfile(bytes[chunk.data])
    case "IEND": chunk.data.isEmpty
    default: needed.contains(chunk.type)
    }
  }

  /// Whether a chunk holds a compressed colour profile and nothing else, behind its name and the number of the method.
  private static func isProfile(_ data: ArraySlice<UInt8>) -> Bool {
    guard let end = data.prefix(80).firstIndex(of: 0), end + 2 < data.endIndex, data[end + 1] == 0 else { return false }
    let source = Array(data[(end + 2)...])
    var profile = [UInt8](repeating: 0, count: PictureLimits.profileBytes)
    var (length, read) = (uLong(profile.count), uLong(source.count))
    guard uncompress2(&profile, &length, source, &read) == Z_OK, Int(read) == source.count else { return false }
    return ColorProfile.isWhole(Array(profile.prefix(Int(length))))
  }

  private static func hasOrientation(_ bytes: [UInt8]) -> Bool {
    PNGChunks(bytes).chunks.contains { $0.type == "eXIf" }
  }

  private static func isOrientation(_ chunk: PNGChunks.Chunk, in bytes: [UInt8]) -> Bool {
    chunk.type == "eXIf" && ExifOrientation.isAlone(in: Array(bytes[chunk.data]))
  }

  private static func orientation(_ chunks: [PNGChunks.Chunk], in bytes: [UInt8]) -> Orientation {
    guard let exif = chunks.first(where: { $0.type == "eXIf" }) else { return .asStored }
    return ExifOrientation.read(Array(bytes[exif.data])) ?? .asStored
  }

  private static func append(_ type: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    let body = Array(type.utf8) + data
    bytes.append(bigEndian: data.count, length: 4)
    bytes += body
    bytes.append(bigEndian: Int(CyclicChecksum.of(body)), length: 4)
  }
}
