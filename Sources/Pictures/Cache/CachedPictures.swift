/// The file of a cache that holds the pictures made of one.
///
/// After a first line come the pictures, each as its format, width, height, number of bytes and bytes, and then the hash of
/// all before: a file that lost some of its bytes is no entry.
package enum CachedPictures {
  private static let start = Array("vitrine-pictures\n".utf8)
  private static let hashLength = 64

  package static func encode(_ pictures: [RenderedPicture]) -> [UInt8] {
    var bytes = start
    for picture in pictures {
      let index = PictureFormat.allCases.firstIndex(of: picture.variant.format) ?? 0
      bytes.append(UInt8(index))
      for number in [picture.variant.size.width, picture.variant.size.height, picture.bytes.count] {
        bytes.append(bigEndian: number, length: 4)
      }
      bytes += picture.bytes
    }
    return bytes + Array(PictureKey(hashing: [bytes[...]]).text.utf8)
  }

  /// nil if the file is not whole.
  package static func decode(_ bytes: [UInt8]) -> [RenderedPicture]? {
    let end = bytes.count - hashLength
    guard end >= start.count, bytes.has(start, at: 0),
      bytes.has(PictureKey(hashing: [bytes[..<end]]).text, at: end)
    else { return nil }
    var pictures: [RenderedPicture] = []
    var offset = start.count
    while offset < end {
      let index = Int(bytes[offset])
      guard PictureFormat.allCases.indices.contains(index), let width = bytes.bigEndian32(at: offset + 1),
        let height = bytes.bigEndian32(at: offset + 5), let count = bytes.bigEndian32(at: offset + 9),
        offset + 13 + count <= end
      else { return nil }
      let variant = PictureVariant(
        size: PixelSize(width: width, height: height), format: PictureFormat.allCases[index])
      offset += 13
      pictures.append(RenderedPicture(variant: variant, bytes: Array(bytes[offset..<offset + count])))
      offset += count
    }
    return pictures
  }
}
