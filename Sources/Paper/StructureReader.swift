import Files

/// Reads the figures and header cells of a PDF's structure, in the order in which Cairo wrote them.
struct StructureReader {
  enum Kind: String, CaseIterable {
    case figure = "/S /Figure"
    case headerCell = "/S /TH"
  }

  private let file: Int32
  private let path: String
  /// The place of the table of all objects.
  private let table: Int
  private let size: Int
  private var object = 0
  private var offsets: [Int] = []
  /// A part of the file. Objects follow one another, so that most are in the part that was read last.
  private var part: (start: Int, bytes: [UInt8]) = (0, [])

  private static let partLength = 1 << 18
  /// No figure or cell is longer.
  private static let elementLength = 512

  init(file: Int32, path: String, table: Int, size: Int) {
    (self.file, self.path, self.table, self.size) = (file, path, table, size)
  }

  /// The next one: its number, and how it is written from its `<<` on.
  mutating func next() throws(FileFailure) -> (object: Int, kind: Kind, text: String)? {
    if offsets.isEmpty {
      let bytes = try PDFTail.read(table..<table + 32 + 20 * size, of: file, at: path)
      let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: size + 2)
      offsets = lines.dropFirst(2).prefix(size).map { Int(String(decoding: $0.prefix(10), as: UTF8.self)) ?? 0 }
    }
    while object + 1 < offsets.count {
      object += 1
      let bytes = try element(at: offsets[object])
      guard let kind = Self.kind(of: bytes) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let open = text.range(of: "<<") else { continue }
      return (object, kind, String(text[open.lowerBound...]))
    }
    return nil
  }

  private mutating func element(at offset: Int) throws(FileFailure) -> ArraySlice<UInt8> {
    guard offset > 0 else { return [] }
    if offset < part.start || offset + Self.elementLength > part.start + part.bytes.count {
      part = (offset, try PDFTail.read(offset..<offset + Self.partLength, of: file, at: path))
    }
    return part.bytes[(offset - part.start)...].prefix(Self.elementLength)
  }

  /// Cairo begins an element with `12 0 obj`, its type and its kind, each on a line.
  private static func kind(of bytes: ArraySlice<UInt8>) -> Kind? {
    let lines = bytes.prefix(64).split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    guard lines.count > 2, lines[1].elementsEqual("<< /Type /StructElem".utf8) else { return nil }
    return Kind.allCases.first { lines[2].dropFirst(3).elementsEqual($0.rawValue.utf8) }
  }
}
