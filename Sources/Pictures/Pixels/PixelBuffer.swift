/// Pixels in memory, row by row: red, green, blue and alpha, 8 bits each, alpha not multiplied in.
struct PixelBuffer: Sendable {
  let size: PixelSize
  var bytes: [UInt8]

  /// The pixels as a viewer sees them.
  func turned(by orientation: Orientation) -> PixelBuffer {
    guard orientation != .asStored else { return self }
    let turned = size.turned(by: orientation)
    let path = orientation.path(through: size)
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * size.count) { target, count in
      self.bytes.withUnsafeBytes { source in
        let target = UnsafeMutableRawPointer(target.baseAddress!)
        var offset = 0
        for row in 0..<turned.height {
          var place = path.start + row * path.down
          for _ in 0..<turned.width {
            let pixel = source.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
            place += path.right
            offset += 4
          }
        }
      }
      count = 4 * size.count
    }
    return PixelBuffer(size: turned, bytes: bytes)
  }

  /// The pixels in a smaller size.
  func scaled(to target: PixelSize, hasAlpha: Bool) -> PixelBuffer {
    var resampler = Resampler(from: size, to: target, hasAlpha: hasAlpha)
    let rowLength = 4 * size.width
    bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<size.height {
        resampler.addRow(UnsafeBufferPointer(rebasing: bytes[row * rowLength..<(row + 1) * rowLength]))
      }
    }
    return resampler.result
  }
}
