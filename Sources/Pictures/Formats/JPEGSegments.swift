/// The segments of a JPEG file, up to its end marker (ITU-T T.81, annex B).
struct JPEGSegments {
  struct Segment {
    let marker: UInt8
    /// The payload, without marker and length.
    let payload: Range<Int>
    /// Marker, length, payload and, after a start of scan, the scan.
    let whole: Range<Int>
  }

  private(set) var segments: [Segment] = []
  /// Whether the file reaches its end marker.
  private(set) var isComplete = false
  /// Whether there is anything after the end marker: films and further pictures, which have metadata of their own.
  private(set) var hasMore = false
  /// Whether there are bytes between segments, which decoders pass over.
  private(set) var hasGaps = false

  private static let endMarker: UInt8 = 0xD9
  private static let scanMarker: UInt8 = 0xDA

  /// - Parameter isHeader: whether to stop at the first scan.
  init(_ bytes: [UInt8], isHeader: Bool = false) {
    var offset = 2
    while let next = bytes[min(offset, bytes.count)...].firstIndex(of: 0xFF) {
      if next > offset { hasGaps = true }
      let start = next
      offset = next
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      guard offset < bytes.count else { return }
      let marker = bytes[offset]
      offset += 1
      if marker == 0 {
        hasGaps = true
        continue
      }
      if marker == Self.endMarker {
        isComplete = true
        hasMore = offset < bytes.count
        return
      }
      if Self.isAlone(marker) {
        segments.append(Segment(marker: marker, payload: offset..<offset, whole: start..<offset))
        continue
      }
      guard let length = bytes.bigEndian16(at: offset), length >= 2, offset + length <= bytes.count else { return }
      let payload = offset + 2..<offset + length
      offset += length
      if marker == Self.scanMarker {
        if isHeader { return }
        offset = Self.endOfScan(in: bytes, from: offset)
      }
      // Several bytes 255 may be before a marker; one is enough.
      segments.append(Segment(marker: marker, payload: payload, whole: payload.lowerBound - 4..<offset))
    }
  }

  /// Markers that nothing belongs to: TEM and RST.
  private static func isAlone(_ marker: UInt8) -> Bool {
    marker == 0x01 || (0xD0...0xD7).contains(marker)
  }

  /// Where the next marker is that does not belong to a scan.
  private static func endOfScan(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset + 1 < bytes.count {
      if bytes[offset] == 0xFF, bytes[offset + 1] != 0, !(0xD0...0xD7).contains(bytes[offset + 1]) { return offset }
      offset += 1
    }
    return bytes.count
  }
}
