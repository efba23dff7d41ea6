/// Reads and writes the orientation in Exif data, which is a TIFF file without pictures (Exif 2.32, 4.6).
enum ExifOrientation {
  private static let tag = 0x0112

  /// The orientation that Exif data gives; nil if it gives none that there is.
  ///
  /// - Parameter exif: the data, from the byte order mark on.
  static func read(_ exif: [UInt8]) -> Orientation? {
    let isBigEndian: Bool
    if exif.has("II*\0", at: 0) {
      isBigEndian = false
    } else if exif.has("MM\0*", at: 0) {
      isBigEndian = true
    } else {
      return nil
    }
    func number(_ offset: Int, _ length: Int) -> Int? {
      exif.number(at: offset, length: length, isBigEndian: isBigEndian)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let found = number(entry, 2) else { return nil }
      if found == tag { return number(entry + 8, 2).flatMap(Orientation.init) }
    }
    return nil
  }

  /// Whether Exif data gives an orientation and nothing else, as `write` makes it.
  static func isAlone(in exif: [UInt8]) -> Bool {
    read(exif).map { write($0) == exif } ?? false
  }

  /// Exif data that gives an orientation and nothing else.
  static func write(_ orientation: Orientation) -> [UInt8] {
    var exif = Array("MM\0*".utf8)
    exif.append(bigEndian: 8, length: 4)
    exif.append(bigEndian: 1, length: 2)
    exif.append(bigEndian: tag, length: 2)
    exif.append(bigEndian: 3, length: 2)
    exif.append(bigEndian: 1, length: 4)
    exif.append(bigEndian: orientation.rawValue, length: 2)
    exif.append(bigEndian: 0, length: 2)
    exif.append(bigEndian: 0, length: 4)
    return exif
  }
}
