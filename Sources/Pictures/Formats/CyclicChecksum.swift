private import Cpng

/// The checksum of PNG's chunks (CRC-32), by zlib, which libpng brings.
enum CyclicChecksum {
  static func of(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count))) }
  }
}
