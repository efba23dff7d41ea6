/// The chunks of a PNG file, up to its last one (PNG, third edition, 5).
struct PNGChunks {
  struct Chunk {
    let type: String
    let data: Range<Int>
    /// Length, type, data and checksum.
    let whole: Range<Int>
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var chunks: [Chunk] = []
  /// Whether the file reaches its last chunk.
  private(set) var isComplete = false

  init(_ bytes: [UInt8]) {
    var offset = Self.signature.count
    while let length = bytes.bigEndian32(at: offset), length <= bytes.count - offset - 12 {
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      let data = offset + 8..<offset + 8 + length
      chunks.append(Chunk(type: type, data: data, whole: offset..<data.upperBound + 4))
      offset = data.upperBound + 4
      if type == "IEND" {
        isComplete = true
        return
      }
    }
  }
}
