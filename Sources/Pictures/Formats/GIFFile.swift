/// Reads the header of GIF files, and takes their comments and metadata out (GIF89a).
enum GIFFile {
  static func info(_ bytes: [UInt8]) throws(PictureFailure) -> PictureInfo {
    guard let width = bytes.littleEndian16(at: 6), let height = bytes.littleEndian16(at: 8), width > 0, height > 0
    else {
      throw .damaged(.gif, reason: "it has no header that gives its size")
    }
    let blocks = try blocks(of: bytes)
    return PictureInfo(
      .gif, PixelSize(width: width, height: height), hasAlpha: true,
      isAnimated: blocks.count { $0.kind == .picture } > 1,
      hasMetadata: blocks.contains { $0.kind == .metadata })
  }

  /// The file with its frames, colours and times, and nothing else.
  static func strip(_ bytes: [UInt8]) throws(PictureFailure) -> [UInt8] {
    let blocks = try blocks(of: bytes)
    var result = Array(bytes[..<(blocks.first?.range.lowerBound ?? 0)])
    for block in blocks where block.kind != .metadata { result += bytes[block.range] }
    return result + [0x3B]
  }

  /// The file with its first frame alone.
  static func firstFrame(_ bytes: [UInt8]) throws(PictureFailure) -> [UInt8] {
    let blocks = try blocks(of: bytes)
    var result = Array(bytes[..<(blocks.first?.range.lowerBound ?? 0)])
    for block in blocks where block.kind != .metadata {
      result += bytes[block.range]
      if block.kind == .picture { break }
    }
    return result + [0x3B]
  }

  private enum Kind {
    case picture, control, metadata
  }

  private struct Block {
    let kind: Kind
    let range: Range<Int>
  }

  private static let damage = PictureFailure.damaged(.gif, reason: "it ends too early")

  /// The blocks between the header and the end marker.
  private static func blocks(of bytes: [UInt8]) throws(PictureFailure) -> [Block] {
    guard bytes.count >= 13 else { throw damage }
    var offset = 13 + colors(bytes[10])
    var blocks: [Block] = []
    while offset < bytes.count {
      let start = offset
      switch bytes[offset] {
      case 0x3B:
        guard blocks.contains(where: { $0.kind == .picture }) else { throw .damaged(.gif, reason: "it has no picture") }
        return blocks
      case 0x2C:
        guard offset + 10 < bytes.count else { throw damage }
        offset = try endOfParts(in: bytes, from: offset + 11 + colors(bytes[offset + 9]))
        blocks.append(Block(kind: .picture, range: start..<offset))
      case 0x21:
        guard offset + 1 < bytes.count else { throw damage }
        offset = try endOfParts(in: bytes, from: offset + 2)
        blocks.append(Block(kind: kind(ofExtension: start..<offset, in: bytes), range: start..<offset))
      default: throw .damaged(.gif, reason: "it has a block of no known kind")
      }
    }
    throw damage
  }

  /// The length of the table of colours that flags announce.
  private static func colors(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Where a chain of parts ends, each of which begins with its length.
  private static func endOfParts(in bytes: [UInt8], from start: Int) throws(PictureFailure) -> Int {
    var offset = start
    while offset < bytes.count {
      let length = Int(bytes[offset])
      offset += 1 + length
      if length == 0 { return offset }
    }
    throw damage
  }

  /// Frames' times are needed, and how often an animation runs; comments, texts and what programs add are not.
  private static func kind(ofExtension range: Range<Int>, in bytes: [UInt8]) -> Kind {
    let start = range.lowerBound
    switch bytes[start + 1] {
    case 0xF9 where range.count == 8: return .control
    case 0xFF where range.count == 19 && bytes.has("NETSCAPE2.0", at: start + 3): return .control
    default: return .metadata
    }
  }
}
