@testable import Pictures

/// Writes PNG files byte by byte, apart from the library that reads them; pixels are not compressed.
struct HandmadePNG {
  var width: Int
  var height: Int
  var depth = 8
  /// 0 for grey, 2 for colour, 4 and 6 for these with alpha.
  var colorType = 2
  var isInterlaced = false
  var extra: [(type: String, data: [UInt8])] = []

  /// - Parameter samples: the samples of a pixel, each from 0 to the largest of its depth (8 or 16).
  func bytes(_ samples: (_ x: Int, _ y: Int) -> [Int]) -> [UInt8] {
    var raw: [UInt8] = []
    for pass in passes {
      for y in stride(from: pass.y, to: height, by: pass.down) where pass.x < width {
        raw.append(0)
        for x in stride(from: pass.x, to: width, by: pass.right) {
          for sample in samples(x, y) { raw.append(bigEndian: sample, length: depth / 8) }
        }
      }
    }
    return file(header: header, data: Self.stored(raw))
  }

  /// A file that promises pixels and has none.
  var withoutPixels: [UInt8] { file(header: header, data: []) }

  private var header: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: width, length: 4)
    bytes.append(bigEndian: height, length: 4)
    return bytes + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
  }

  private var passes: [(x: Int, y: Int, right: Int, down: Int)] {
    guard isInterlaced else { return [(0, 0, 1, 1)] }
    return [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
  }

  private func file(header: [UInt8], data: [UInt8]) -> [UInt8] {
    var bytes = PNGChunks.signature
    for (type, data) in [("IHDR", header)] + extra + [("IDAT", data), ("IEND", [])] {
      let body = Array(type.utf8) + data
      bytes.append(bigEndian: data.count, length: 4)
      bytes += body
      bytes.append(bigEndian: Int(CyclicChecksum.of(body)), length: 4)
    }
    return bytes
  }

  /// A zlib stream of blocks that are not compressed.
  static func stored(_ raw: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: raw.count, by: 65_535) {
      let block = raw[start..<min(raw.count, start + 65_535)]
      bytes.append(block.endIndex == raw.count ? 1 : 0)
      bytes.append(littleEndian: block.count, length: 2)
      bytes.append(littleEndian: ~block.count, length: 2)
      bytes += block
    }
    var (a, b) = (1, 0)
    for byte in raw {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    bytes.append(bigEndian: b << 16 | a, length: 4)
    return bytes
  }
}
