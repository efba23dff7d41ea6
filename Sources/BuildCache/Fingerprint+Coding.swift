import Files

extension SourceFingerprint {
  init(from reader: inout ByteReader) {
    self.init(
      inode: reader.fixed(), size: Int(reader.fixed() as Int64), modified: reader.fixed(), changed: reader.fixed())
  }

  func write(to writer: inout ByteWriter) {
    writer.fixed(inode)
    writer.fixed(Int64(size))
    writer.fixed(modified)
    writer.fixed(changed)
  }
}

extension OutputFingerprint {
  init(from reader: inout ByteReader) {
    self.init(inode: reader.fixed(), size: Int(reader.fixed() as Int64), modified: reader.fixed())
  }

  func write(to writer: inout ByteWriter) {
    writer.fixed(inode)
    writer.fixed(Int64(size))
    writer.fixed(modified)
  }
}

extension ByteReader {
  mutating func names() -> NameList { NameList(joined: block()) }
}

extension ByteWriter {
  mutating func names(_ names: NameList) { block(names.joined) }
}
